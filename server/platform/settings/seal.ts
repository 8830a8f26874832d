import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** Encrypts data that only this server reads. Its place is authenticated, so it cannot be moved. */
export function seal(key: Buffer, context: string, plain: Buffer): Buffer {
  const nonce = randomBytes(nonceBytes);
  const sealing = createCipheriv(cipher, key, nonce).setAAD(Buffer.from(context));
  return Buffer.concat([nonce, sealing.update(plain), sealing.final(), sealing.getAuthTag()]);
}

/** Throws if the data was tampered with, or sealed with another key or for another place. */
export function openSealed(key: Buffer, context: string, sealed: Buffer): Buffer {
  const opening = createDecipheriv(cipher, key, sealed.subarray(0, nonceBytes), {
    authTagLength: tagBytes,
  }).setAAD(Buffer.from(context));
  opening.setAuthTag(sealed.subarray(-tagBytes));
  return Buffer.concat([opening.update(sealed.subarray(nonceBytes, -tagBytes)), opening.final()]);
}
