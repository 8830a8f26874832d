import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { HistoryCrypto } from '#domain/ledger/follow-history.ts';

const fromBase64Url = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  );

/**
 * Hashing and Ed25519 by the browser itself. Older browsers cannot verify signatures, and say so.
 */
export const historyCrypto: HistoryCrypto = {
  async sha256(text) {
    return bytesToHex(new Uint8Array(await crypto.subtle.digest('SHA-256', utf8ToBytes(text))));
  },
  async isSigned(text, signature, key) {
    // Only available in a secure context.
    if (!globalThis.crypto?.subtle) return null;
    try {
      const algorithm = { name: 'Ed25519' };
      const bytes = fromBase64Url(key);
      const imported = await crypto.subtle.importKey('raw', bytes, algorithm, false, ['verify']);
      return await crypto.subtle.verify(
        algorithm,
        imported,
        fromBase64Url(signature),
        utf8ToBytes(text),
      );
    } catch (error) {
      const isMissing = error instanceof DOMException && error.name === 'NotSupportedError';
      return isMissing ? null : false;
    }
  },
};
