import { judgeEscrow } from '#domain/conversion/judge.ts';
import { balanceIn, getWallet } from '#domain/ledger/book.ts';
import { eachItem } from '../../platform/job/job.ts';
import type { Services } from '../services/services.ts';
import { type Click, findClick } from './click-store.ts';
import { reserveEntries } from './commission-entry.ts';
import {
  type Conversion,
  getConversion,
  listHeldUntil,
  saveConversionStep,
} from './conversion-store.ts';
import { pauseUnfunded } from './pause-unfunded.ts';

type ReleaseServices = Pick<Services, 'db' | 'money'>;

/**
 * A conversion too soon after its click is held, so that the merchant can reverse it. If the
 * merchant has not done so by the lock date, it counts like any other: no one has to be asked, so
 * no one can stall it.
 */
export async function releaseHeld(
  services: ReleaseServices,
  now: Date,
): Promise<{ released: number }> {
  const conversions = await listHeldUntil(services.db.sql, now);
  const conversionsById = new Map(conversions.map((conversion) => [conversion.id, conversion]));
  const round = { db: services.db, job: 'release-held', now };
  let releasedCount = 0;

  await eachItem(round, conversionsById, async (conversion) => {
    const click = await findClick(services.db.sql, conversion.serveId);
    if (click && (await release(services, conversion, click, now))) releasedCount += 1;
  });

  return { released: releasedCount };
}

const release = (
  { money }: ReleaseServices,
  { id }: Conversion,
  click: Click,
  now: Date,
): Promise<boolean> => {
  const { merchantId, partnerId } = click;
  return money.submit<boolean, { conversion: Conversion; plan: Click }>({
    owners: [merchantId, partnerId],
    load: async (sql) => ({
      conversion: await getConversion(sql, id),
      plan: (await findClick(sql, click.serveId)) ?? click,
    }),
    decide(wallets, { conversion, plan }) {
      if (conversion.state !== 'held') return { entries: [], result: false };

      const { commission, step } = conversion;
      const escrow = balanceIn(getWallet(wallets, merchantId), 'escrow');

      const { state, reason } = plan.isClickValid
        ? judgeEscrow({ commission, escrow })
        : ({ state: 'refused', reason: 'click_invalid' } as const);

      const entries = state === 'pending' ? reserveEntries(plan, id, commission) : [];

      return {
        entries,
        result: true,
        async save(sql) {
          const entryId = entries[0]?.id ?? null;

          const nextStep = {
            id,
            step: step + 1,
            state,
            reason,
            actor: 'network',
            entryId,
            at: now,
          };

          await saveConversionStep(sql, nextStep);
          if (state === 'unfunded') await pauseUnfunded(sql, plan.productId, now);
        },
      };
    },
  });
};
