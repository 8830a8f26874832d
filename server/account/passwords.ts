import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { Refusal } from '#domain/refusal.ts';

/** Hashes passwords and compares them, off the event loop. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** `hash` null means that nobody was found: it takes the same time and is never right. */
  matches(password: string, hash: string | null): Promise<boolean>;
}

const hash = promisify(argon2);

// The second choice of the OWASP sheet: 19 MiB and two passes, about 40 ms on a small machine.
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };
const atOnceMax = 2;
const waitingMax = 50;

export function createPasswords(): Passwords {
  const inTurn = createQueue(atOnceMax, waitingMax);
  const derive = (password: string, nonce: Buffer) =>
    inTurn(() => hash('argon2id', { ...cost, message: Buffer.from(password, 'utf8'), nonce }));
  const nobody = encode(randomBytes(16), randomBytes(cost.tagLength));
  return {
    async hash(password) {
      const nonce = randomBytes(16);
      return encode(nonce, await derive(password, nonce));
    },
    async matches(password, stored) {
      const { nonce, tag } = decode(stored ?? nobody);
      const isEqual = timingSafeEqual(await derive(password, nonce), tag);
      return isEqual && stored !== null;
    },
  };
}

const encode = (nonce: Buffer, tag: Buffer) =>
  `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}` +
  `$${nonce.toString('base64url')}$${tag.toString('base64url')}`;

function decode(stored: string): { nonce: Buffer; tag: Buffer } {
  const [nonce = '', tag = ''] = stored.split('$').slice(-2);
  return { nonce: Buffer.from(nonce, 'base64url'), tag: Buffer.from(tag, 'base64url') };
}

/** Few at once, some waiting, the rest refused: a flood of logins must not starve the server. */
function createQueue(atOnce: number, mostWaiting: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= atOnce) {
      if (waiting.length >= mostWaiting) throw new Refusal('busy');
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      // The place passes on to the next in line without being free in between.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
