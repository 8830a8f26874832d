import { type ChildProcess, fork } from 'node:child_process';
import { Refusal } from '#domain/refusal.ts';
import type { ImageAnswer, ImageQuestion } from './image-process.ts';

const program = new URL('./image-process.ts', import.meta.url);
const waitingMax = 8;
const workMs = 5_000;
const startMs = 15_000;

/** Makes uploaded bytes into an image of our own, one at a time, in another process. */
export interface Images {
  /** The image, drawn anew; refuses what is none, or too large. */
  redraw(bytes: Uint8Array): Promise<Uint8Array>;
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
      // It needs nothing that the server knows, and one arena: each keeps what it has freed.
      env: { MALLOC_ARENA_MAX: '1' },
      execArgv: ['--max-old-space-size=64'],
      serialization: 'advanced',
      stdio: 'ignore',
    });
    started.once('exit', () => {
      if (child === started) child = null;
    });
    started.unref();
    started.channel?.unref();
    child = started;
    return started;
  }

  async function work(bytes: Uint8Array): Promise<Uint8Array> {
    asked += 1;
    // Its first image also waits for it to start.
    const ms = child ? workMs : startMs;
    const answer = await answerOf(running(), { id: asked, bytes }, ms);
    if (!answer) end();
    if (answer?.image) return answer.image;
    throw new Refusal(answer?.problem ?? 'image_not_image');
  }

  return {
    redraw(bytes) {
      if (waiting >= waitingMax) return Promise.reject(new Refusal('busy'));
      waiting += 1;
      const next = last
        .then(() => work(bytes))
        .finally(() => {
          waiting -= 1;
        });
      last = next.catch(() => {});
      return next;
    },
    async close() {
      end();
    },
  };
}

/** What it says to a question; null when it took too long or ended over it. */
function answerOf(
  child: ChildProcess,
  question: ImageQuestion,
  ms: number,
): Promise<ImageAnswer | null> {
  return new Promise((resolve) => {
    const done = (answer: ImageAnswer | null) => {
      clearTimeout(timer);
      child.off('message', hear);
      child.off('exit', ended);
      resolve(answer);
    };
    const hear = (answer: ImageAnswer) => {
      if (answer.id === question.id) done(answer);
    };
    const ended = () => done(null);
    const timer = setTimeout(ended, ms);
    child.on('message', hear);
    child.once('exit', ended);
    child.send(question, (error) => {
      if (error) ended();
    });
  });
}
