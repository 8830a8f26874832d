import { createHash, randomBytes } from 'node:crypto';

const tokenBytes = 32;

/** A new token of 256 random bits. */
export const makeToken = (): string => randomBytes(tokenBytes).toString('base64url');

/** What is stored of a token, so that a copy of the table opens nothing. */
export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest();
