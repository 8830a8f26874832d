import type {
  proveRoot as proveRoute,
  showWitnesses as showRoute,
} from '#contract/transparency.ts';
import { verifierKey } from '#domain/transparency/note.ts';
import { lateAfterMs } from '#domain/transparency/witness.ts';
import type { LedgerServices } from '../../books/ledger/ledger.ts';
import type { Sql } from '../../platform/database/database.ts';
import type { Handler } from '../../platform/gateway/gateway.ts';
import { listSigningKeys } from '../../platform/settings/settings.ts';
import { findOrigin, logKeyOf } from './grow-log.ts';
import {
  countLeaves,
  findCosigned,
  findLastRootIn,
  hasRootAfter,
  listCosignatures,
} from './log-store.ts';
import { cosignedNote, findLoggedRoot, findShownCheckpoint } from './prove-root.ts';
import { findPolicy, listWitnesses } from './witness-store.ts';

export const showWitnesses: Handler<typeof showRoute, LedgerServices> = ({ db, now }) =>
  readWitnessing(db.sql, now());

export const proveRoot: Handler<typeof proveRoute, LedgerServices> = async ({ db }, { no }) => ({
  proof: (await findLoggedRoot(db.sql, Number(no)))?.proof ?? null,
});

/** Who follows the log and how far each has cosigned it; public. */
export async function readWitnessing(sql: Sql, now: Date) {
  const origin = await findOrigin(sql);
  const keys = origin === null ? [] : (await listSigningKeys(sql)).reverse();
  const quorum = (await findPolicy(sql))?.quorum ?? 0;
  const witnesses = await listWitnesses(sql);
  const cosigned = quorum === 0 ? null : await findCosigned(sql, quorum);
  const shown = await findShownCheckpoint(sql, 0);
  const lateBefore = new Date(now.getTime() - lateAfterMs);
  return {
    origin,
    keys: await Promise.all(
      keys.map(async ({ key }) => verifierKey(await logKeyOf(origin ?? '', key))),
    ),
    size: await countLeaves(sql),
    quorum,
    witnesses: witnesses.map(({ name, key, cosigned: last, problem, since }) => ({
      name,
      key,
      cosigned: last && { size: last.size, at: last.at.toISOString() },
      problem,
      since: since?.toISOString() ?? null,
    })),
    cosigned: cosigned && (await shownCosigned(sql, cosigned.size)),
    isLate: quorum > 0 && (await hasRootAfter(sql, cosigned?.size ?? 0, lateBefore)),
    checkpoint: shown && (await cosignedNote(sql, shown)),
  };
}

async function shownCosigned(sql: Sql, size: number) {
  const by = await listCosignatures(sql, size);
  const root = await findLastRootIn(sql, size);
  const last = by.at(-1);
  if (!last) throw new Error(`Nobody cosigned the log at ${size}`);
  return {
    size,
    at: last.at.toISOString(),
    by: by.map(({ name }) => name),
    root: root && { no: root.no, at: root.at.toISOString() },
  };
}
