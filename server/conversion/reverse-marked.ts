import type { ConversionReason } from '#domain/conversion/state.ts';
import type { Parts } from '../parts.ts';
import { type Click, findClick } from './click-store.ts';
import { releaseEntries } from './commission-entry.ts';
import { type Conversion, listMarked, saveConversionStep } from './conversion-store.ts';

const reason: ConversionReason = 'click_invalid';

/**
 * A click that the daily pass found invalid earns nothing: its cost came back, and the commission
 * of its orders goes back to the merchant. The partner may object, as to any reversal; what two
 * people then give stays given.
 */
export async function reverseMarked(
  { db, money }: Pick<Parts, 'db' | 'money'>,
  now: Date,
): Promise<{ reversed: number }> {
  let reversed = 0;
  for (const { id, serveId } of await listMarked(db.sql)) {
    const known = await findClick(db.sql, serveId);
    if (!known) continue;
    const isDone = await money.ask<boolean, { conversion: Conversion | null; click: Click }>({
      owners: [known.merchantId, known.partnerId],
      load: async (sql) => ({
        conversion: (await listMarked(sql, { id }))[0] ?? null,
        click: (await findClick(sql, serveId)) ?? known,
      }),
      decide(_wallets, { conversion, click }) {
        if (!conversion) return { entries: [], result: false };
        const { state, commission } = conversion;
        const entries = state === 'pending' ? releaseEntries(click, id, commission, null) : [];
        const step = { id, step: conversion.step + 1, actor: 'network', at: now };
        const entryId = entries.at(-1)?.id ?? null;
        return {
          entries,
          result: true,
          save: (sql) => saveConversionStep(sql, { ...step, state: 'reversed', reason, entryId }),
        };
      },
    });
    if (isDone) reversed += 1;
  }
  return { reversed };
}
