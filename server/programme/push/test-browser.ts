import { createDecipheriv, type ECDH, hkdfSync } from 'node:crypto';

/** Reads a push as the browser does that it was sent to. */
export function decryptPush(body: Buffer, browser: ECDH, auth: string): string {
  const salt = body.subarray(0, 16);
  const serverKey = body.subarray(21, 21 + body.readUInt8(20));
  const content = body.subarray(21 + serverKey.length);

  const derive = (key: Buffer, with_: Buffer, info: Buffer | string, length: number) =>
    Buffer.from(hkdfSync('sha256', key, with_, info, length));

  const keyInfo = Buffer.concat([
    Buffer.from('WebPush: info\0'),
    browser.getPublicKey(),
    serverKey,
  ]);
  const key = derive(browser.computeSecret(serverKey), Buffer.from(auth, 'base64url'), keyInfo, 32);
  const contentKey = derive(key, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(key, salt, 'Content-Encoding: nonce\0', 12);

  const decipher = createDecipheriv('aes-128-gcm', contentKey, nonce);
  decipher.setAuthTag(content.subarray(-16));
  const plain = Buffer.concat([decipher.update(content.subarray(0, -16)), decipher.final()]);
  return plain.subarray(0, -1).toString();
}
