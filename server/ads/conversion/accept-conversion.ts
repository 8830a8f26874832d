import { randomUUID } from 'node:crypto';
import {
  type ConversionInput,
  commissionOf,
  judgeConversion,
  lockAt,
} from '#domain/conversion/judge.ts';
import type { ConversionState } from '#domain/conversion/state.ts';
import { balanceIn, getWallet } from '#domain/ledger/book.ts';
import { formatMicro, shareOf } from '#domain/money.ts';
import { sha256Bytes } from '../../platform/process/process.ts';
import type { Services } from '../services/services.ts';
import { type Click, findClick } from './click-store.ts';
import { reserveEntries } from './commission-entry.ts';
import { saveConversion, saveConversionStep } from './conversion-store.ts';
import { pauseUnfunded } from './pause-unfunded.ts';
import type { Postback } from './read-postback.ts';

/** The answer to a merchant's report; a repeated report gets the same one. */
export type AcceptedReport = {
  readonly conversion: string;
  readonly state: ConversionState;
  readonly reason: string | null;
};

/**
 * Accepts a conversion. Judged with the merchant's and the partner's wallets locked, so that the
 * commission is reserved in the same transaction, or the conversion is marked unfunded.
 */
export const acceptConversion = (
  services: Pick<Services, 'money' | 'now'>,
  loadedClick: Click,
  postback: Postback,
  sharing: ConversionInput['sharing'] = null,
): Promise<AcceptedReport> => {
  const { merchantId, partnerId } = loadedClick;
  const { serveId, name, txid, orderAmount } = postback;

  const now = services.now();
  return services.money.submit<AcceptedReport, Click>({
    owners: [merchantId, partnerId],
    idempotency: {
      key: `conversion:${merchantId}:${name}:${txid}`,
      input: { serveId, amount: orderAmount === null ? null : formatMicro(orderAmount) },
    },
    // Read again under the lock: no other conversion of this click can be accepted meanwhile.
    load: async (sql) => (await findClick(sql, serveId)) ?? loadedClick,
    decide(wallets, click) {
      const commission = commissionOf(click, orderAmount);
      const occurredAt = postback.occurredAt ?? now;
      const { state, reason } = judgeConversion(
        {
          ...click,
          terms: click,
          commission,
          occurredAt,
          sharing,
          isPlanOpen: click.status !== 'settled' && click.status !== 'putFailed',
          escrow: balanceIn(getWallet(wallets, merchantId), 'escrow'),
        },
        now,
      );

      const id = randomUUID();
      const entries = state === 'pending' ? reserveEntries(click, id, commission) : [];

      return {
        entries,
        result: { conversion: id, state, reason },
        async save(sql) {
          await saveConversion(sql, {
            id,
            merchantId,
            name,
            txid,
            planId: click.planId,
            serveId,
            orderAmount,
            commission,
            fee: shareOf(commission, click.revenueFeeBps),
            clickedAt: click.clickedAt,
            occurredAt,
            at: now,
            lockAt: lockAt(click.clickedAt, click),
            bodyHash: sha256Bytes(postback.text),
          });

          const entryId = entries[0]?.id ?? null;
          const step = { id, step: 1, state, reason, actor: 'merchant', entryId, at: now };
          await saveConversionStep(sql, step);
          if (state === 'unfunded') await pauseUnfunded(sql, click.productId, now);
        },
      };
    },
  });
};
