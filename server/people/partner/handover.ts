import { createPublicKey, verify } from 'node:crypto';
import * as v from 'valibot';
import { type Handover, handoverEnd, whyNotHandover } from '#domain/partner/handover.ts';
import { RefusalError, refuse } from '#domain/refusal.ts';
import type { Sql } from '../../platform/database/database.ts';
import { saveSignedUse } from '../../platform/one-time-token/one-time-token.ts';
import { listHostKeys } from './host-store.ts';

const bounded = (lengthMax: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(lengthMax));

const payloadShape = v.strictObject({
  host: bounded(32),
  user: bounded(128),
  id: bounded(64),
  issuedAt: v.pipe(v.number(), v.integer()),
});

/**
 * Reads `payload.signature`, both base64url: the payload is JSON, signed with the host's Ed25519
 * key. We store only the public key, so nobody here can sign in a host's name.
 */
export async function getHandover(sql: Sql, text: string, now: Date): Promise<Handover> {
  const [payload = '', signature = ''] = text.split('.');
  const handover = readPayload(payload);
  if (!handover) throw new RefusalError('handover_invalid');

  const keys = await listHostKeys(sql, handover.host, now);
  const payloadBytes = Buffer.from(payload);
  const signatureBytes = Buffer.from(signature, 'base64url');
  const isSigned = keys.some((key) =>
    verify(null, payloadBytes, createPublicKey(key), signatureBytes),
  );
  if (!isSigned) throw new RefusalError('handover_invalid');
  refuse(whyNotHandover(handover, now));
  return handover;
}

function readPayload(payload: string): Handover | null {
  try {
    const json: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
    const { issuedAt, ...handover } = v.parse(payloadShape, json);
    return { ...handover, issuedAt: new Date(issuedAt * 1000) };
  } catch {
    return null;
  }
}

/** A hand-over opens exactly one session. */
export async function useHandover(sql: Sql, handover: Handover, now: Date): Promise<void> {
  const { host, id } = handover;
  const signed = { text: `${host} ${id}`, expiresAt: handoverEnd(handover) };
  const isFirst = await saveSignedUse(sql, { ...signed, purpose: 'handover' }, now);
  if (!isFirst) throw new RefusalError('handover_used');
}
