import { createHmac } from 'node:crypto';

/**
 * What is hashed in place of the digits. Without the pepper a copy of the table would give up all
 * million of them in an afternoon.
 */
export const payPasswordSecret = (pepper: Buffer, partnerId: string, md5: string): string =>
  createHmac('sha256', pepper).update(partnerId).update(md5).digest('hex');
