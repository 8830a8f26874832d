import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { createHashLanes, type Lane } from './hash-lanes.ts';

/** Hashes and compares passwords off the event loop, each in its caller's lane. */
export interface Passwords {
  hash(password: string, lane: Lane): Promise<string>;
  /** A null `hash` means an unknown username: it costs the same work and never matches. */
  matches(password: string, hash: string | null, lane: Lane): Promise<boolean>;
  /**
   * For six digits keyed with a secret outside the database. The key and the rate limit protect
   * them, not a slow hash: a million candidates are soon tried at any cost.
   */
  hashDigits(keyedDigits: string): Promise<string>;
  /** Whether digits were hashed at a cost other than today's. */
  areDigitsOld(hash: string): boolean;
}

const argon = promisify(argon2);

interface Cost {
  readonly memory: number;
  readonly passes: number;
}

// OWASP's second recommendation: 19 MiB and two passes, about 40 ms on a small machine.
const passwordCost: Cost = { memory: 19_456, passes: 2 };
/** Half a millisecond of a core: at two, it was a quarter of what a put costs in all. */
const digitsCost: Cost = { memory: 512, passes: 1 };
const nonceLength = 16;
const tagLength = 32;

/** Argon2id; a test also counts its runs. */
export type Derive = (password: string, nonce: Buffer, cost: Cost) => Promise<Buffer>;

export const deriveArgon2: Derive = (password, nonce, { memory, passes }) => {
  const message = Buffer.from(password, 'utf8');
  return argon('argon2id', { message, nonce, memory, passes, parallelism: 1, tagLength });
};

export function createPasswords(derive = deriveArgon2): Passwords {
  const lanes = createHashLanes();
  /** A username without an account is compared with this hash, which no password has. */
  const hashOfNobody = encode(passwordCost, randomBytes(nonceLength), randomBytes(tagLength));

  const hash = (password: string, cost: Cost, lane: Lane) => {
    const nonce = randomBytes(nonceLength);
    return lanes.run(lane, async () => encode(cost, nonce, await derive(password, nonce, cost)));
  };

  return {
    hash: (password, lane) => hash(password, passwordCost, lane),
    hashDigits: (keyedDigits) => hash(keyedDigits, digitsCost, 'money'),
    areDigitsOld: (storedHash) => !storedHash.startsWith(createHead(digitsCost)),
    matches(password, storedHash, lane) {
      const { cost, nonce, tag } = decode(storedHash ?? hashOfNobody);
      return lanes.run(lane, async () => timingSafeEqual(await derive(password, nonce, cost), tag));
    },
  };
}

const createHead = ({ memory, passes }: Cost) => `$argon2id$v=19$m=${memory},t=${passes},p=1$`;

const encode = (cost: Cost, nonce: Buffer, tag: Buffer) =>
  `${createHead(cost)}${nonce.toString('base64url')}$${tag.toString('base64url')}`;

function decode(hash: string): { cost: Cost; nonce: Buffer; tag: Buffer } {
  const [, memory, passes, nonce = '', tag = ''] =
    /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$([\w-]+)\$([\w-]+)$/.exec(hash) ?? [];
  return {
    cost: { memory: Number(memory), passes: Number(passes) },
    nonce: Buffer.from(nonce, 'base64url'),
    tag: Buffer.from(tag, 'base64url'),
  };
}
