import { clickLifeMs, impressionLifeMs } from '../plan/lifetime.ts';
import { minuteMs } from '../time.ts';
import type { EventKind } from './event.ts';

/** Ad formats. The index is the code in a token, so only append. */
export const adFormats = ['image', 'video', 'card'] as const;
export type AdFormat = (typeof adFormats)[number];

/** What is paid for: a thousand impressions, or a click. */
export const priceModels = ['cpm', 'cpc'] as const;
export type PriceModel = (typeof priceModels)[number];

/** A token's content, which its signature protects from changes. */
export interface TokenContent {
  /** Demo tokens are invalid in a live installation, and vice versa. */
  readonly isLive: boolean;
  /** Which of the rotating keys signed the token. */
  readonly keyId: number;
  /** Sixteen bytes that begin with the time. */
  readonly serveId: Uint8Array;
  readonly planId: number;
  readonly creativeId: number;
  readonly placementId: number;
  /** What the plan is charged if the event counts, in micro-units. */
  readonly price: bigint;
  /** The publisher's part of the price. */
  readonly pay: bigint;
  readonly priceModel: PriceModel;
  readonly format: AdFormat;
  /** Milliseconds since 1970. */
  readonly issuedAt: number;
}

const version = 1;
const offsets = {
  version: 0,
  flags: 1,
  keyId: 2,
  serveId: 3,
  plan: 19,
  creative: 27,
  placement: 31,
  price: 35,
  pay: 43,
  issuedAt: 51,
  end: 59,
} as const;

/** The lengths of the signed body and of the signature, in bytes. */
export const tokenBodyBytes = offsets.end;
export const signatureBytes = 16;
export const tokenBytes = tokenBodyBytes + signatureBytes;

/** Packs the token without its signature. */
export function packToken(
  content: TokenContent,
  bytes = new Uint8Array(tokenBodyBytes),
): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  bytes[offsets.version] = version;
  bytes[offsets.flags] =
    (content.isLive ? 1 : 0) |
    (priceModels.indexOf(content.priceModel) << 1) |
    (adFormats.indexOf(content.format) << 2);
  bytes[offsets.keyId] = content.keyId;
  bytes.set(content.serveId, offsets.serveId);
  setWhole(view, offsets.plan, content.planId);
  view.setUint32(offsets.creative, content.creativeId);
  view.setUint32(offsets.placement, content.placementId);
  view.setBigUint64(offsets.price, content.price);
  view.setBigUint64(offsets.pay, content.pay);
  setWhole(view, offsets.issuedAt, content.issuedAt);

  return bytes;
}

/** Null if it is not a token. Only the signature proves that it is ours. */
export function unpackToken(bytes: Uint8Array): TokenContent | null {
  if (bytes.byteLength !== tokenBytes || bytes[offsets.version] !== version) return null;

  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const flags = bytes[offsets.flags] ?? 0;
  const priceModel = priceModels[(flags >> 1) & 1];
  const format = adFormats[flags >> 2];
  if (priceModel === undefined || format === undefined) return null;

  return {
    isLive: (flags & 1) === 1,
    keyId: bytes[offsets.keyId] ?? 0,
    serveId: bytes.slice(offsets.serveId, offsets.plan),
    planId: getWhole(view, offsets.plan),
    creativeId: view.getUint32(offsets.creative),
    placementId: view.getUint32(offsets.placement),
    price: view.getBigUint64(offsets.price),
    pay: view.getBigUint64(offsets.pay),
    priceModel,
    format,
    issuedAt: getWhole(view, offsets.issuedAt),
  };
}

/** Writes integers up to 2^53 without converting to bigint. */
function setWhole(view: DataView, offset: number, value: number): void {
  view.setUint32(offset, Math.floor(value / 2 ** 32));
  view.setUint32(offset + 4, value >>> 0);
}

const getWhole = (view: DataView, offset: number): number =>
  view.getUint32(offset) * 2 ** 32 + view.getUint32(offset + 4);

/**
 * Whether the token is too old for such an event, as far as the token can tell. A click's time
 * limit starts at the impression, which only the writer of events knows exactly.
 */
export function isTokenExpired(
  { format, issuedAt }: Pick<TokenContent, 'format' | 'issuedAt'>,
  kind: EventKind,
  now: number,
): boolean {
  const hasClickTime = kind === 'click' || kind === 'landing';
  const life = impressionLifeMs[format] + (hasClickTime ? clickLifeMs : viewMs(format, kind));
  return now > issuedAt + life || now < issuedAt - minuteMs;
}

/** Events after the impression get the impression's time limit once more. */
const viewMs = (format: AdFormat, kind: EventKind): number =>
  kind === 'impression' ? 0 : impressionLifeMs[format];

/** Whether an event costs something if it counts: an impression for CPM, a click for CPC. */
export const isBillable = (kind: EventKind, priceModel: PriceModel): boolean =>
  kind === (priceModel === 'cpm' ? 'impression' : 'click');
