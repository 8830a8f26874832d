import { randomInt } from 'node:crypto';
import { createServeId } from '../server/ads/delivery/serve-id.ts';
import { createTokenSigner } from '../server/ads/delivery/token-signer.ts';

const minute = 60_000;
const lateMinutes = { from: 11, to: 48 * 60 } as const;

export const price = 2_000n;

/** An event that is delivered one to three times, and its expected outcome. */
export interface ManyDelivery {
  readonly path: string;
  readonly headers: string;
}

export interface Placed {
  readonly planIds: readonly number[];
  readonly placementId: number;
  readonly creativeId: number;
}

const browsers = Array.from(
  { length: 60 },
  (_, index) =>
    `Mozilla/5.0 (Linux; Android ${9 + (index % 7)}; Phone ${index}) AppleWebKit/537.36 ` +
    `(KHTML, like Gecko) Chrome/${100 + (index % 40)}.0.0.0 Mobile Safari/537.36`,
);

/** Each event has a viewer of its own, in residential networks. */
function headersOf(viewerNo: number): string {
  const [first, second, third] = [
    101 + ((viewerNo >> 16) % 3),
    (viewerNo >> 8) & 255,
    viewerNo & 255,
  ];
  const browser = browsers[Math.floor(viewerNo / 196_608) % browsers.length];

  return (
    `user-agent: ${browser}\r\norigin: https://paper.example\r\n` +
    `x-simulated-address: ${first}.${second}.${third}.7\r\n`
  );
}

/**
 * Tokens as a serve issues them, in order of delivery: most in time, some up to two days late, some
 * forged, each one to three times and shuffled locally.
 */
export function createManyTokens(secret: Buffer, placed: Placed, events: number, around: number) {
  const signer = createTokenSigner(secret, false);
  const valid = new Set<string>();
  const waiting: ManyDelivery[] = [];
  let tokenCount = 0;

  const makeOne = (): void => {
    const no = tokenCount;
    tokenCount += 1;
    const isLate = no % 10 === 3;
    const isForged = no % 20 === 7;
    const lateMs = isLate ? randomInt(lateMinutes.from, lateMinutes.to) * minute : 0;
    const issuedAt = Date.now() - lateMs;
    const serveId = createServeId(issuedAt);
    const { planIds, placementId, creativeId } = placed;
    const planId = planIds[no % planIds.length] ?? 0;
    const knownPart = { planId, placementId, creativeId, price, pay: 1_700n } as const;
    const shownPart = { priceModel: 'cpm', format: 'image' } as const;
    const token = signer.sign({ ...knownPart, ...shownPart, serveId: serveId.bytes, issuedAt });
    if (!isLate && !isForged) valid.add(serveId.text);
    const body = isForged
      ? `${token.slice(0, -4)}${token.endsWith('AAAA') ? 'BBBB' : 'AAAA'}`
      : token;
    const delivery = { path: `/v1/i?s=300x250&t=${body}`, headers: headersOf(no) };
    for (let copies = randomInt(1, 4); copies > 0; copies -= 1) waiting.push(delivery);
  };

  return {
    valid: valid as ReadonlySet<string>,
    /** The next delivery; null when all are sent. */
    next(): ManyDelivery | null {
      while (waiting.length < around && tokenCount < events) makeOne();
      if (waiting.length === 0) return null;

      const index = randomInt(waiting.length);
      const delivery = waiting[index] as ManyDelivery;
      waiting[index] = waiting.at(-1) as ManyDelivery;
      waiting.pop();

      return delivery;
    },
  };
}
