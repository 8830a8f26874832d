import { type ChildProcess, fork } from 'node:child_process';
import { RefusalError } from '#domain/refusal.ts';
import type { ImageAnswer, ImageQuestion, ImageSize } from './image-process.ts';

const program = new URL('./image-process.ts', import.meta.url);
const waitingMax = 8;
const workMs = 5_000;
const startMs = 15_000;

/** Re-encodes uploaded bytes into our own image, one at a time, in a separate process. */
export interface Images {
  /** The re-encoded image; refuses bytes that are not an image, and images that are too large. */
  redraw(bytes: Uint8Array): Promise<Uint8Array>;
  /** The size of the image in a file, which is fully decoded; refuses other files. */
  measure(file: string): Promise<ImageSize>;
  close(): Promise<void>;
}

export function createImages(): Images {
  let child: ChildProcess | null = null;
  let previousWork: Promise<unknown> = Promise.resolve();
  let waitingCount = 0;
  let questionCount = 0;

  function end(): void {
    child?.kill('SIGKILL');
    child = null;
  }

  function getProcess(): ChildProcess {
    if (child) return child;

    const newChild = fork(program, [], {
      // The process needs no secrets; one malloc arena, because each keeps the memory it freed.
      env: { MALLOC_ARENA_MAX: '1' },
      execArgv: ['--max-old-space-size=64'],
      serialization: 'advanced',
      stdio: 'ignore',
    });
    const forget = () => {
      if (child === newChild) child = null;
    };
    newChild.once('exit', forget);
    // The system could not start it, for lack of memory or file descriptors.
    newChild.on('error', forget);
    newChild.unref();
    newChild.channel?.unref();
    child = newChild;

    return newChild;
  }

  type Task = { readonly redraw: Uint8Array } | { readonly measure: string };

  async function work(task: Task): Promise<Uint8Array | ImageSize> {
    questionCount += 1;
    // The first image also waits for the process to start.
    const timeoutMs = child ? workMs : startMs;
    const answer = await askProcess(getProcess(), { id: questionCount, ...task }, timeoutMs);

    if (!answer) end();
    if (answer?.result) return answer.result;
    throw new RefusalError(answer?.problem ?? 'image_not_image');
  }

  function queueTask(task: Task): Promise<Uint8Array | ImageSize> {
    if (waitingCount >= waitingMax) return Promise.reject(new RefusalError('busy'));

    waitingCount += 1;
    const result = previousWork
      .then(() => work(task))
      .finally(() => {
        waitingCount -= 1;
      });
    previousWork = result.catch(() => {});

    return result;
  }

  return {
    redraw: (bytes) => queueTask({ redraw: bytes }) as Promise<Uint8Array>,
    measure: (file) => queueTask({ measure: file }) as Promise<ImageSize>,
    async close() {
      end();
    },
  };
}

/** The process's answer, or null if it timed out or crashed; busy if it could not be newChild. */
function askProcess(
  child: ChildProcess,
  question: ImageQuestion,
  timeoutMs: number,
): Promise<ImageAnswer | null> {
  return new Promise((resolve, reject) => {
    const finish = (answer: ImageAnswer | null) => {
      clearTimeout(timer);
      child.off('message', onMessage);
      child.off('exit', onEnd);
      child.off('error', onError);
      resolve(answer);
    };
    const onMessage = (answer: ImageAnswer) => {
      if (answer.id === question.id) finish(answer);
    };
    const onEnd = () => finish(null);
    const onError = () => {
      reject(new RefusalError('busy'));
      finish(null);
    };

    const timer = setTimeout(onEnd, timeoutMs);
    child.on('message', onMessage);
    child.once('exit', onEnd);
    child.once('error', onError);
    // Without file descriptors there is not even a channel to send by.
    if (!child.connected) return;
    child.send(question, (error) => {
      if (error) onEnd();
    });
  });
}
