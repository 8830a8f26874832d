import { createCipheriv, createECDH, ECDH, hkdfSync, randomBytes } from 'node:crypto';

/** The keys that a browser made for one subscription. */
export interface BrowserKeys {
  readonly p256dh: string;
  readonly auth: string;
}

export interface MessageSecrets {
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
export const createMessageSecrets = (): MessageSecrets => {
  const keyPair = createECDH('prime256v1');
  keyPair.generateKeys();

  // A key with leading zeros comes shorter.
  const shortKey = keyPair.getPrivateKey();
  const privateKey = Buffer.concat([Buffer.alloc(32 - shortKey.length), shortKey]);

  return { privateKey, salt: randomBytes(16) };
};

const derive = (key: Buffer, salt: Buffer, info: Buffer | string, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

/** Encrypts a message according to RFC 8291, so that the push service cannot read it. */
export function encryptPush(
  text: string,
  keys: BrowserKeys,
  secrets = createMessageSecrets(),
): Buffer {
  const browserKey = Buffer.from(keys.p256dh, 'base64url');
  const keyPair = createECDH('prime256v1');
  keyPair.setPrivateKey(secrets.privateKey);
  const ownKey = keyPair.getPublicKey();

  const sharedSecret = keyPair.computeSecret(browserKey);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browserKey, ownKey]);
  const key = derive(sharedSecret, Buffer.from(keys.auth, 'base64url'), info, 32);

  const contentKey = derive(key, secrets.salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(key, secrets.salt, 'Content-Encoding: nonce\0', 12);
  const cipher = createCipheriv('aes-128-gcm', contentKey, nonce);

  // A 2 marks the last record, and there is only one.
  const plain = Buffer.concat([Buffer.from(text), Buffer.from([2])]);

  const header = Buffer.alloc(5);
  header.writeUInt32BE(recordSize);
  header.writeUInt8(ownKey.length, 4);

  const body = [cipher.update(plain), cipher.final(), cipher.getAuthTag()];

  return Buffer.concat([secrets.salt, header, ownKey, ...body]);
}
