import { randomBytes } from 'node:crypto';

const tokenBytes = 32;

/** A new token of 256 random bits. */
export const makeToken = (): string => randomBytes(tokenBytes).toString('base64url');
