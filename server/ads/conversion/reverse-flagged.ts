import type { ConversionReason } from '#domain/conversion/state.ts';
import type { Sql } from '../../platform/database/database.ts';
import { eachItem } from '../../platform/job/job.ts';
import type { Services } from '../services/services.ts';
import { type Click, findClick } from './click-store.ts';
import { releaseEntries } from './commission-entry.ts';
import { type Conversion, listFlagged, saveConversionStep } from './conversion-store.ts';
import { type Dispute, listDisputes } from './dispute-store.ts';
import { endDispute } from './end-dispute.ts';

type ReversalServices = Pick<Services, 'db' | 'money'>;

const reason: ConversionReason = 'click_invalid';
const actor = 'network';

/**
 * A click that the daily pass found invalid earns nothing: its cost is credited, and its orders'
 * commissions return to the merchant. The partner may dispute the reversal; a commission that two
 * people then grant is final.
 */
export async function reverseFlagged(
  services: ReversalServices,
  now: Date,
): Promise<{ reversed: number }> {
  const conversions = await listFlagged(services.db.sql);
  const conversionsById = new Map(conversions.map((conversion) => [conversion.id, conversion]));
  const round = { db: services.db, job: 'reverse-flagged', now };
  let reversedCount = 0;

  await eachItem(round, conversionsById, async ({ id, serveId }) => {
    const click = await findClick(services.db.sql, serveId);
    if (click && (await reverse(services, id, click, now))) reversedCount += 1;
  });

  return { reversed: reversedCount };
}

interface ReversalInput {
  readonly conversion: Conversion | null;
  readonly click: Click;
  readonly disputes: readonly Dispute[];
}

const reverse = (
  { money }: ReversalServices,
  id: string,
  flaggedClick: Click,
  now: Date,
): Promise<boolean> =>
  money.submit<boolean, ReversalInput>({
    owners: [flaggedClick.merchantId, flaggedClick.partnerId],
    load: async (sql) => ({
      conversion: (await listFlagged(sql, { id }))[0] ?? null,
      click: (await findClick(sql, flaggedClick.serveId)) ?? flaggedClick,
      disputes: await listDisputes(sql, [id]),
    }),
    decide(_wallets, { conversion, click, disputes }) {
      if (!conversion) return { entries: [], result: false };

      const { state, commission } = conversion;

      const entries = state === 'pending' ? releaseEntries(click, id, commission, null) : [];
      const step = {
        id,
        step: conversion.step + 1,
        state: 'reversed',
        reason,
        actor,
        at: now,
      } as const;

      return {
        entries,
        result: true,
        async save(sql) {
          await saveConversionStep(sql, { ...step, entryId: entries.at(-1)?.id ?? null });
          await endMerchantDispute(sql, { ...conversion, state: step.state }, disputes, now);
        },
      };
    },
  });

/**
 * A dispute of an order that was not reversed is the merchant's, who now has the reversal. Left
 * open, it would be decided in the partner's favour once overdue.
 */
async function endMerchantDispute(
  sql: Sql,
  reversed: Conversion,
  disputes: readonly Dispute[],
  now: Date,
): Promise<void> {
  const openDispute = disputes.find(({ outcome }) => outcome === null);
  if (!openDispute) return;

  const verdict = { outcome: 'upheld', reason: 'Its click was found invalid.' } as const;
  await endDispute(sql, reversed, {
    disputeId: openDispute.id,
    decidedBy: actor,
    decidedById: null,
    decidedAt: now,
    ...verdict,
  });
}
