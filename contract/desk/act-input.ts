import * as v from 'valibot';
import { text } from '../shape.ts';
import { staffReason } from '../staff-text.ts';

/** Why staff do something, in words that the partner reads. */
export const actReason = staffReason(500);

/** The SHA-256 of a file that the act rests on, or nothing. The file stays where it is. */
export const actEvidence = v.optional(v.pipe(v.string(), v.regex(/^([0-9a-f]{64})?$/)));

/** What the act can be found by outside: a bank's number, a letter, a ticket. */
export const actReference = staffReason(200);

/** Days of UTC, both included. */
const day = v.optional(v.pipe(v.string(), v.isoDate()));
export const daysFilter = { from: day, to: day };

/** The beginning of a username or nickname, or an id. */
export const partnerFilter = v.optional(text(60));
