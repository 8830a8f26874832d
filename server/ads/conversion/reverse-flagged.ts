import type { ConversionReason } from '#domain/conversion/state.ts';
import type { Sql } from '../../platform/database/database.ts';
import { eachOne } from '../../platform/job/job.ts';
import type { Services } from '../services/services.ts';
import { type Click, findClick } from './click-store.ts';
import { releaseEntries } from './commission-entry.ts';
import { type Conversion, listFlagged, saveConversionStep } from './conversion-store.ts';
import { type Dispute, listDisputes } from './dispute-store.ts';
import { endDispute } from './end-dispute.ts';

type Needed = Pick<Services, 'db' | 'money'>;

const reason: ConversionReason = 'click_invalid';
const actor = 'network';

/**
 * A click that the daily pass found invalid earns nothing: its cost is credited, and its orders'
 * commissions return to the merchant. The partner may dispute the reversal; a commission that two
 * people then grant is final.
 */
export async function reverseFlagged(services: Needed, now: Date): Promise<{ reversed: number }> {
  const flagged = new Map((await listFlagged(services.db.sql)).map((one) => [one.id, one]));
  let reversed = 0;
  await eachOne(
    { db: services.db, job: 'reverse-flagged', now },
    [...flagged.keys()],
    async (id) => {
      const { serveId } = flagged.get(id) as Conversion;
      const click = await findClick(services.db.sql, serveId);
      if (click && (await reverse(services, id, click, now))) reversed += 1;
    },
  );
  return { reversed };
}

interface Loaded {
  readonly conversion: Conversion | null;
  readonly click: Click;
  readonly disputes: readonly Dispute[];
}

const reverse = ({ money }: Needed, id: string, known: Click, at: Date): Promise<boolean> =>
  money.submit<boolean, Loaded>({
    owners: [known.merchantId, known.partnerId],
    load: async (sql) => ({
      conversion: (await listFlagged(sql, { id }))[0] ?? null,
      click: (await findClick(sql, known.serveId)) ?? known,
      disputes: await listDisputes(sql, [id]),
    }),
    decide(_wallets, { conversion, click, disputes }) {
      if (!conversion) return { entries: [], result: false };
      const { state, commission } = conversion;
      const entries = state === 'pending' ? releaseEntries(click, id, commission, null) : [];
      const step = { id, step: conversion.step + 1, state: 'reversed', reason, actor, at } as const;
      return {
        entries,
        result: true,
        async save(sql) {
          await saveConversionStep(sql, { ...step, entryId: entries.at(-1)?.id ?? null });
          await endObjection(sql, { ...conversion, state: step.state }, disputes, at);
        },
      };
    },
  });

/**
 * A dispute of an order that was not reversed is the merchant's, who now has the reversal. Left
 * open, it would be decided in the partner's favour once overdue.
 */
async function endObjection(
  sql: Sql,
  reversed: Conversion,
  disputes: readonly Dispute[],
  at: Date,
): Promise<void> {
  const open = disputes.find(({ outcome }) => outcome === null);
  if (!open) return;
  const verdict = { outcome: 'upheld', reason: 'Its click was found invalid.' } as const;
  await endDispute(sql, reversed, { disputeId: open.id, decidedBy: actor, at, ...verdict });
}
