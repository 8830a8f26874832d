import type {
  addWitness as addRoute,
  endWitness as endRoute,
  listWitnesses as listRoute,
} from '#contract/desk/witnesses.ts';
import {
  listWitnesses as listStored,
  readWitnessing,
} from '../../proof/transparency/transparency.ts';
import { askByTwo } from '../by-two/ask-by-two.ts';
import type { DeskUseCase } from '../call/desk-call.ts';
import { witnessByTwo, witnessEndByTwo } from './witness-by-two.ts';

export const listWitnesses: DeskUseCase<typeof listRoute> = async ({ db, now }) => {
  const known = await readWitnessing(db.sql, now());
  const { origin, keys, size, quorum, cosigned, isLate } = known;
  const list = await listStored(db.sql);
  return {
    ...{ origin, keys, size, quorum, isLate },
    cosignedSize: cosigned?.size ?? 0,
    list: list.map(({ id: _, addedAt, since, nextAt, cosigned: last, ...witness }) => ({
      ...witness,
      addedAt: addedAt.toISOString(),
      since: since?.toISOString() ?? null,
      nextAt: nextAt?.toISOString() ?? null,
      cosigned: last && { size: last.size, at: last.at.toISOString() },
    })),
  };
};

export const addWitness: DeskUseCase<typeof addRoute> = (call, { reason, ...body }) =>
  call.db.transaction(async (sql) => ({
    id: await askByTwo(sql, call, {
      kind: 'witness',
      act: witnessByTwo,
      subject: body.verifierKey.split('+')[0] || 'witness',
      body,
      reason,
    }),
  }));

export const endWitness: DeskUseCase<typeof endRoute> = (call, { reason, ...body }) =>
  call.db.transaction(async (sql) => ({
    id: await askByTwo(sql, call, {
      kind: 'witness-end',
      act: witnessEndByTwo,
      subject: body.witness,
      body,
      reason,
    }),
  }));
