import { writeInThread } from './file-writer.ts';

/** Makes a megabyte of each page. */
writeInThread<object, string, string>(() => ({
  page: (letter) => letter.repeat(1024 * 1024),
  end(last) {
    if (last === 'broken') throw new Error('broken');
    return last;
  },
}));
