import { type ChildProcess, fork } from 'node:child_process';
import { Refusal } from '#domain/refusal.ts';
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
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  let asked = 0;

  function end(): void {
    child?.kill('SIGKILL');
    child = null;
  }

  function running(): ChildProcess {
    if (child) return child;
    const started = fork(program, [], {
      // The process needs no secrets; one malloc arena, because each keeps the memory it freed.
      env: { MALLOC_ARENA_MAX: '1' },
      execArgv: ['--max-old-space-size=64'],
      serialization: 'advanced',
      stdio: 'ignore',
    });
    const forget = () => {
      if (child === started) child = null;
    };
    started.once('exit', forget);
    // The system could not start it, for lack of memory or file descriptors.
    started.on('error', forget);
    started.unref();
    started.channel?.unref();
    child = started;
    return started;
  }

  type Asked = { readonly redraw: Uint8Array } | { readonly measure: string };

  async function work(what: Asked): Promise<Uint8Array | ImageSize> {
    asked += 1;
    // The first image also waits for the process to start.
    const ms = child ? workMs : startMs;
    const answer = await answerOf(running(), { id: asked, ...what }, ms);
    if (!answer) end();
    if (answer?.result) return answer.result;
    throw new Refusal(answer?.problem ?? 'image_not_image');
  }

  function inTurn(what: Asked): Promise<Uint8Array | ImageSize> {
    if (waiting >= waitingMax) return Promise.reject(new Refusal('busy'));
    waiting += 1;
    const next = last
      .then(() => work(what))
      .finally(() => {
        waiting -= 1;
      });
    last = next.catch(() => {});
    return next;
  }

  return {
    redraw: (bytes) => inTurn({ redraw: bytes }) as Promise<Uint8Array>,
    measure: (file) => inTurn({ measure: file }) as Promise<ImageSize>,
    async close() {
      end();
    },
  };
}

/** The process's answer, or null if it timed out or crashed; busy if it could not be started. */
function answerOf(
  child: ChildProcess,
  question: ImageQuestion,
  ms: number,
): Promise<ImageAnswer | null> {
  return new Promise((resolve, reject) => {
    const done = (answer: ImageAnswer | null) => {
      clearTimeout(timer);
      child.off('message', hear);
      child.off('exit', ended);
      child.off('error', unable);
      resolve(answer);
    };
    const hear = (answer: ImageAnswer) => {
      if (answer.id === question.id) done(answer);
    };
    const ended = () => done(null);
    const unable = () => {
      reject(new Refusal('busy'));
      done(null);
    };
    const timer = setTimeout(ended, ms);
    child.on('message', hear);
    child.once('exit', ended);
    child.once('error', unable);
    // Without file descriptors there is not even a channel to send by.
    if (!child.connected) return;
    child.send(question, (error) => {
      if (error) ended();
    });
  });
}
