import { createCipheriv, createECDH, ECDH, hkdfSync, randomBytes } from 'node:crypto';

/** The keys that a browser made for one subscription. */
export interface BrowserKeys {
  readonly p256dh: string;
  readonly auth: string;
}

export interface Chance {
  readonly privateKey: Buffer;
  readonly salt: Buffer;
}

const recordSize = 4096;

/** Whether a browser's key is a point of the curve: nothing can be encrypted to any other. */
export function isPublicKey(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url', 'base64url', 'uncompressed');
    return true;
  } catch {
    return false;
  }
}

/** Randomness is passed in for tests; each message has its own. */
export const newChance = (): Chance => {
  const own = createECDH('prime256v1');
  own.generateKeys();
  // A key with leading zeros comes shorter.
  const key = own.getPrivateKey();
  const privateKey = Buffer.concat([Buffer.alloc(32 - key.length), key]);
  return { privateKey, salt: randomBytes(16) };
};

const derive = (key: Buffer, salt: Buffer, info: Buffer | string, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

/** Encrypts a message according to RFC 8291, so that the push service cannot read it. */
export function encryptPush(text: string, keys: BrowserKeys, chance = newChance()): Buffer {
  const theirs = Buffer.from(keys.p256dh, 'base64url');
  const own = createECDH('prime256v1');
  own.setPrivateKey(chance.privateKey);
  const ours = own.getPublicKey();
  const shared = own.computeSecret(theirs);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours]);
  const key = derive(shared, Buffer.from(keys.auth, 'base64url'), info, 32);
  const contentKey = derive(key, chance.salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(key, chance.salt, 'Content-Encoding: nonce\0', 12);
  const cipher = createCipheriv('aes-128-gcm', contentKey, nonce);
  // A 2 marks the last record, and there is only one.
  const plain = Buffer.concat([Buffer.from(text), Buffer.from([2])]);
  const size = Buffer.alloc(5);
  size.writeUInt32BE(recordSize);
  size.writeUInt8(ours.length, 4);
  const body = [cipher.update(plain), cipher.final(), cipher.getAuthTag()];
  return Buffer.concat([chance.salt, size, ours, ...body]);
}
