import type * as witnesses from '#contract/desk/witnesses.ts';
import { RefusalError } from '#domain/refusal.ts';
import { witnessesText } from '#domain/transparency/log-leaf.ts';
import { whyNotQuorum } from '#domain/transparency/witness.ts';
import type { Sql } from '../../platform/database/database.ts';
import {
  endWitness,
  findPolicy,
  insertPolicy,
  insertWitness,
  listWitnesses,
  readWitnessing,
} from '../../proof/transparency/transparency.ts';
import type { DeskUseCases } from '../call/use-case.ts';
import { readWitnessAddress, readWitnessKey, witnessInvalid } from './witness-fields.ts';

export const witnessUseCases = {
  async listWitnesses({ db, now }) {
    const witnessing = await readWitnessing(db.sql, now());
    return {
      ...witnessing,
      cosignedSize: witnessing.cosigned?.size ?? 0,
      list: await listWitnesses(db.sql),
    };
  },

  async addWitness({ sql, requestedBy, now }, { verifierKey, address: typedAddress, quorum }) {
    const quorums = await describeQuorum(sql, quorum);
    const { name } = await readWitnessKey(verifierKey);
    const key = verifierKey.trim();
    const address = readWitnessAddress(typedAddress);
    const witness = { name, key, address, addedBy: requestedBy, addedAt: now };
    if (!(await insertWitness(sql, witness))) {
      throw witnessInvalid('There is a witness of that name, or there was one with that key.');
    }
    await savePolicy(sql, quorum, now);
    return {
      subject: verifierKey.split('+')[0] || 'witness',
      description: { witness: name, key: verifierKey, address: typedAddress, ...quorums },
      details: { name, quorum: String(quorum) },
    };
  },

  async endWitness({ sql, requestedBy, decidedBy, now }, { witness: name, quorum }) {
    const quorums = await describeQuorum(sql, quorum);
    if (!(await endWitness(sql, name, decidedBy ?? requestedBy, now))) {
      throw new RefusalError('desk_not_found');
    }
    await savePolicy(sql, quorum, now);
    return {
      subject: name,
      description: { witness: name, ...quorums },
      details: { name, quorum: String(quorum) },
    };
  },
} satisfies DeskUseCases<typeof witnesses>;

async function describeQuorum(sql: Sql, quorum: number) {
  const currentQuorum = (await findPolicy(sql))?.quorum ?? 0;
  return { quorum: currentQuorum === quorum ? String(quorum) : `${currentQuorum} → ${quorum}` };
}

/** Records the current witnesses, for the log, with the new quorum. */
async function savePolicy(sql: Sql, quorum: number, now: Date): Promise<void> {
  const keys = (await listWitnesses(sql)).map(({ key }) => key);
  const problem = whyNotQuorum(quorum, keys.length);
  if (problem) throw witnessInvalid(problem);
  const policyNumber = ((await findPolicy(sql))?.no ?? 0) + 1;
  await insertPolicy(sql, {
    no: policyNumber,
    at: now,
    quorum,
    text: witnessesText(now, quorum, keys),
  });
}
