import { hash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { createRefusal, type Refusal } from '#domain/refusal.ts';
import { isEasyToGuess } from '#domain/wallet/easy-digits.ts';
import { payPasswordLength, phoneTail } from '#domain/wallet/pay-password.ts';

const sliceSize = 2_000;

let easyHashes: Promise<ReadonlySet<string>> | null = null;

/** MD5s of every password the rule refuses, since the server never sees the digits themselves. */
function loadEasyHashes(): Promise<ReadonlySet<string>> {
  easyHashes ??= computeEasyHashes();
  return easyHashes;
}

/** Yields every few milliseconds, so that the event loop stays responsive. */
async function computeEasyHashes(): Promise<ReadonlySet<string>> {
  const hashes = new Set<string>();
  for (let number = 0; number < 10 ** payPasswordLength; number += 1) {
    const digits = String(number).padStart(payPasswordLength, '0');
    if (isEasyToGuess(digits)) hashes.add(hash('md5', digits));
    if (number % sliceSize === 0) await setImmediate();
  }
  return hashes;
}

/** The server's half of `whyNotPayPassword`. */
export async function whyNotPayPasswordHash(md5: string, phone: string): Promise<Refusal | null> {
  const field = 'password';
  const tail = phoneTail(phone);
  if (tail !== '' && md5 === hash('md5', tail))
    return createRefusal('pay_password_like_phone', { field });

  const easyHashSet = await loadEasyHashes();
  return easyHashSet.has(md5) ? createRefusal('pay_password_too_common', { field }) : null;
}
