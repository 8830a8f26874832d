import { Refusal } from '#domain/refusal.ts';
import { witnessesText } from '#domain/transparency/log-leaf.ts';
import { type NoteKey, readVerifierKey, signatureTypes } from '#domain/transparency/note.ts';
import { whyNotQuorum } from '#domain/transparency/witness.ts';
import { noteInDeskLog } from '../../people/staff-activity/staff-activity.ts';
import type { Sql } from '../../platform/database/database.ts';
import {
  endWitness,
  findPolicy,
  hashBytes,
  insertPolicy,
  insertWitness,
  listWitnesses,
} from '../../proof/transparency/transparency.ts';
import type { ByTwoAct } from '../by-two/by-two-act.ts';
import type { ByTwoBodies } from '../by-two/by-two-bodies.ts';

const invalid = (problem: string) => new Refusal('desk_witness_invalid', { problem });

async function keyOf(text: string): Promise<NoteKey> {
  const key = await readVerifierKey(text.trim(), hashBytes);
  if (key?.type !== signatureTypes.witness) {
    throw invalid('The key must be a witness’s verifier key: name+id+key, of type 4 (Ed25519).');
  }
  return key;
}

function addressOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isPlain = url !== null && /^https?:$/.test(url.protocol) && url.username === '';
  if (!isPlain || url.search !== '' || url.hash !== '') {
    throw invalid('The address must look like https://witness.example.');
  }
  return url.href;
}

/** Records the current witnesses, for the log, with the new quorum. */
async function savePolicy(sql: Sql, quorum: number, now: Date): Promise<void> {
  const keys = (await listWitnesses(sql)).map(({ key }) => key);
  const problem = whyNotQuorum(quorum, keys.length);
  if (problem) throw invalid(problem);
  const no = ((await findPolicy(sql))?.no ?? 0) + 1;
  await insertPolicy(sql, { no, at: now, quorum, text: witnessesText(now, quorum, keys) });
}

async function aboutQuorum(sql: Sql, quorum: number) {
  const before = (await findPolicy(sql))?.quorum ?? 0;
  return { 'quorum now': String(before), 'new quorum': String(quorum) };
}

export const witnessByTwo: ByTwoAct<ByTwoBodies['witness']> = {
  async about(sql, { verifierKey, address, quorum }) {
    const { name } = await keyOf(verifierKey);
    return { witness: name, key: verifierKey, address, ...(await aboutQuorum(sql, quorum)) };
  },
  async carryOut(sql, _call, { verifierKey, address, quorum }, { by, askedBy, reason, now }) {
    const { name } = await keyOf(verifierKey);
    const witness = { name, key: verifierKey.trim(), address: addressOf(address) };
    if (!(await insertWitness(sql, { ...witness, addedBy: askedBy ?? by, addedAt: now }))) {
      throw invalid('There is a witness of that name, or there was one with that key.');
    }
    await savePolicy(sql, quorum, now);
    const about = { name, quorum: String(quorum), reason, ...(askedBy && { askedBy }) };
    await noteInDeskLog(sql, { by, act: 'witness-added', about }, now);
    return null;
  },
};

export const witnessEndByTwo: ByTwoAct<ByTwoBodies['witness-end']> = {
  async about(sql, { witness, quorum }) {
    return { witness, ...(await aboutQuorum(sql, quorum)) };
  },
  async carryOut(sql, _call, { witness: name, quorum }, { by, askedBy, reason, now }) {
    if (!(await endWitness(sql, name, by, now))) throw new Refusal('desk_not_found');
    await savePolicy(sql, quorum, now);
    const about = { name, quorum: String(quorum), reason, ...(askedBy && { askedBy }) };
    await noteInDeskLog(sql, { by, act: 'witness-ended', about }, now);
    return null;
  },
};
