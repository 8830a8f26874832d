import { doInThread } from './thread-task.ts';

/** Returns everything that it was given. */
doInThread<null, string, string, string[]>(() => {
  const pages: string[] = [];
  return {
    page: (page) => void pages.push(page),
    end: (last) => [...pages, last],
  };
});
