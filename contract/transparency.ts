import * as v from 'valibot';
import { witnessProblems } from '#domain/transparency/witness.ts';
import { query } from './route.ts';
import { listOf, moment, whole } from './shape.ts';

export const showWitnesses = query('/ledger/witnesses', {
  access: 'public',
  summary: 'The outside witnesses of the log, what they cosigned, and who is unreachable',
  output: {
    /** The name of the log; null before there is one. */
    origin: v.nullable(v.string()),
    /** The log's own keys as verifier keys, the newest first. */
    keys: listOf(v.string(), 1000),
    /** How many entries it has. */
    size: whole,
    /** How many witnesses must cosign. Zero without witnesses: then only the network vouches. */
    quorum: whole,
    witnesses: listOf(
      v.object({
        name: v.string(),
        /** Its verifier key, for `--witness`. */
        key: v.string(),
        /** What it cosigned last. */
        cosigned: v.nullable(v.object({ size: whole, at: moment })),
        /** Why it has not cosigned since. */
        problem: v.nullable(v.picklist(witnessProblems)),
        since: v.nullable(moment),
      }),
      100,
    ),
    /** The newest checkpoint that a quorum cosigned, and the newest root in it. */
    cosigned: v.nullable(
      v.object({
        size: whole,
        at: moment,
        by: listOf(v.string(), 100),
        root: v.nullable(v.object({ no: whole, at: moment })),
      }),
    ),
    /** Whether a root has waited for a quorum for more than a day. */
    isLate: v.boolean(),
    /** The checkpoint as a signed note, with all cosignatures. */
    checkpoint: v.nullable(v.string()),
  },
});

export const proveRoot = query('/ledger/root-proof', {
  access: 'public',
  summary: 'The proof that a root is in the log, with the cosigned checkpoint (C2SP tlog-proof)',
  input: { no: v.pipe(v.string(), v.regex(/^\d{1,9}$/)) },
  output: {
    /** Null while the root is not in the log yet. */
    proof: v.nullable(v.string()),
  },
});
