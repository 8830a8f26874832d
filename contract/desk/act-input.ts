import * as v from 'valibot';
import { text } from '../shape.ts';
import { staffReason } from '../staff-text.ts';

/** Why staff do something, in words that the partner reads. */
export const actReason = staffReason(500);

/** The SHA-256 of a file that is evidence for the act, or nothing. The file itself is not sent. */
export const actEvidence = v.optional(v.pipe(v.string(), v.regex(/^([0-9a-f]{64})?$/)));

/** An outside reference: a bank's number, a letter, a ticket. */
export const actReference = staffReason(200);

/** UTC days, both inclusive. */
const day = v.optional(v.pipe(v.string(), v.isoDate()));
export const daysFilter = { from: day, to: day };

/** The beginning of a username or nickname, or an id. */
export const partnerFilter = v.optional(text(60));
