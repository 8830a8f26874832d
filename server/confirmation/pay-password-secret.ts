import { createHmac } from 'node:crypto';

/**
 * The secret that is hashed in place of the digits. Without the pepper, a copy of the table could
 * be brute-forced in an afternoon: there are only a million combinations.
 */
export const payPasswordSecret = (pepper: Buffer, partnerId: string, md5: string): string =>
  createHmac('sha256', pepper).update(partnerId).update(md5).digest('hex');
