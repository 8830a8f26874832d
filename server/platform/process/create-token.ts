import { randomBytes } from 'node:crypto';
import { sha256Bytes } from './sha256.ts';

const tokenBytes = 32;

/** A new token of 256 random bits. */
export const createToken = (): string => randomBytes(tokenBytes).toString('base64url');

/** What is stored of a token, so that a copy of the table opens nothing. */
export const hashToken = (token: string): Buffer => sha256Bytes(token);
