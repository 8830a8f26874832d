import * as v from 'valibot';
import { query } from './route.ts';
import { listOf, moment, page, pageOf, whole } from './shape.ts';

export const integrity = query('/integrity', {
  access: 'public',
  summary: 'When the books were last verified, how much of them, and whether they add up',
  output: {
    /** Null until the auditor's first run. */
    lastRunAt: v.nullable(moment),
    checkedEntries: whole,
    isSound: v.boolean(),
    findings: whole,
    /** The number of hash chains, each with its own head. */
    heads: whole,
  },
});

const root = v.object({
  no: whole,
  at: moment,
  /** How many wallets it covers. */
  wallets: whole,
  root: v.string(),
  /** What the network owed: the root of a tree of sums, and the sums that are public. */
  liabilities: v.object({
    root: v.string(),
    leaves: whole,
    /** Groups, separated by spaces, and what they are owed together. */
    owed: listOf(v.tuple([v.string(), v.string()]), 5),
  }),
  /** The hash of the root before. */
  previous: v.string(),
  hash: v.string(),
  key: v.string(),
  signature: v.string(),
});

export const listRoots = query('/ledger/roots', {
  access: 'public',
  summary: 'The signed roots over the heads of all wallets, newest first, each chained to the last',
  input: page,
  output: { network: v.string(), ...pageOf(root).entries },
});

export const checkRoot = query('/ledger/root-check', {
  access: 'public',
  summary: 'Whether an earlier root is still in the chain, and the newest root',
  input: {
    no: v.pipe(v.string(), v.regex(/^\d{1,9}$/)),
    hash: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  },
  output: {
    isPartOfChain: v.boolean(),
    latest: v.nullable(v.object({ seq: whole, hash: v.string() })),
  },
});

export const ownLiability = query('/ledger/liability', {
  access: 'owner',
  summary: 'What the network owes you by the newest root, with the proof',
  output: {
    network: v.string(),
    /** Null until the first root. */
    root: v.nullable(root),
    /** Null when the root does not include the caller. */
    proof: v.nullable(
      v.object({
        salt: v.string(),
        /** By group, in micro-units. */
        amounts: listOf(v.string(), 5),
        /** The record as of which this was owed, and its hash. */
        seq: whole,
        hash: v.string(),
        path: listOf(v.string(), 40),
      }),
    ),
  },
});
