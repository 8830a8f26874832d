import {
  type DisputeOutcome,
  daysToDecide,
  isCommissionDenied,
} from '#domain/conversion/dispute.ts';
import { judgeEscrow } from '#domain/conversion/judge.ts';
import { balanceIn, getWallet, type Wallet } from '#domain/ledger/book.ts';
import type { Entry } from '#domain/ledger/entry.ts';
import { RefusalError } from '#domain/refusal.ts';
import type { Sql } from '../../platform/database/database.ts';
import { eachOne } from '../../platform/job/job.ts';
import type { Services } from '../services/services.ts';
import { type Click, findClick } from './click-store.ts';
import { payEntry, releaseEntries, reserveEntries } from './commission-entry.ts';
import {
  type Conversion,
  type ConversionStep,
  findConversionById,
  saveConversionStep,
} from './conversion-store.ts';
import { type Dispute, listDisputes, listOpenDisputes } from './dispute-store.ts';
import { endDispute } from './end-dispute.ts';
import { pauseUnfunded } from './pause-unfunded.ts';

/** A disputed conversion with its click and the open dispute. */
export interface DisputedConversion {
  readonly conversion: Conversion;
  readonly click: Click;
  readonly dispute: Dispute;
}

export async function findDisputed(
  sql: Sql,
  conversionId: string,
): Promise<DisputedConversion | null> {
  const conversion = await findConversionById(sql, conversionId);
  const click = conversion && (await findClick(sql, conversion.serveId));
  const disputes = await listDisputes(sql, [conversionId]);
  const dispute = disputes.find(({ outcome }) => outcome === null);

  return conversion && click && dispute ? { conversion, click, dispute } : null;
}

export interface Verdict {
  readonly outcome: DisputeOutcome;
  /** The names of those who decided, or 'network' when nobody did in time. */
  readonly decidedBy: string;
  /** The second of two, by id; null for the network. */
  readonly decidedById: string | null;
  readonly reason: string;
  readonly decidedAt: Date;
}

type StepChange = Pick<ConversionStep, 'state' | 'reason' | 'entryId'>;

/** The entries and writes of a verdict, with both sides' wallets locked. */
export function carryOutVerdict(
  disputed: DisputedConversion,
  wallets: ReadonlyMap<string, Wallet>,
  verdict: Verdict,
): { entries: readonly Entry[]; save: (sql: Sql) => Promise<void> } {
  const { conversion, click, dispute } = disputed;
  const { outcome, decidedBy, reason, decidedAt } = verdict;

  const { entries, changes } =
    outcome === 'approved'
      ? grantCommission(disputed, getWallet(wallets, click.merchantId))
      : uphold(disputed, reason);

  return {
    entries,
    async save(sql) {
      const { id } = conversion;
      let { step } = conversion;
      for (const change of changes) {
        step += 1;
        await saveConversionStep(sql, { id, step, actor: decidedBy, at: decidedAt, ...change });
        if (change.state === 'unfunded') await pauseUnfunded(sql, click.productId, decidedAt);
      }

      const state = changes.at(-1)?.state ?? conversion.state;
      await endDispute(sql, { ...conversion, state }, { ...verdict, disputeId: dispute.id });
    },
  };
}

/** Reserves the commission again; if the plan is already settled, pays it at once. */
function grantCommission(
  { conversion, click }: DisputedConversion,
  merchant: Wallet,
): { entries: Entry[]; changes: StepChange[] } {
  const { id, commission } = conversion;
  // A conversion the merchant disputed is still reserved and becomes final as usual.

  if (!isCommissionDenied(conversion)) return { entries: [], changes: [] };

  const judgement = judgeEscrow({ commission, escrow: balanceIn(merchant, 'escrow') });
  if (judgement.state === 'unfunded')
    return { entries: [], changes: [{ ...judgement, entryId: null }] };

  const isSettled = click.status === 'settled';
  const status = isSettled ? 'waitSettlement' : click.status;
  const reserved = reserveEntries({ ...click, status }, id, commission);
  const pending = { state: 'pending', reason: null, entryId: reserved[0]?.id ?? null } as const;
  if (!isSettled) return { entries: reserved, changes: [pending] };

  const payment = payEntry(click, conversion);
  const approved = { state: 'approved', reason: null, entryId: payment.id } as const;
  return { entries: [...reserved, payment], changes: [pending, approved] };
}

function uphold({ conversion, click }: DisputedConversion, reason: string) {
  const { id, commission, state } = conversion;
  if (state !== 'pending') return { entries: [], changes: [] };

  const entries = releaseEntries(click, id, commission, reason);
  const change: StepChange = { state: 'reversed', reason, entryId: entries.at(-1)?.id ?? null };
  return { entries, changes: [change] };
}

const nobodyDecided = `Nobody decided within ${daysToDecide} days.`;

/** Decides overdue disputes in the partner's favour, so that nobody waits forever. */
export async function approveOverdue(
  { db, money }: Pick<Services, 'db' | 'money'>,
  now: Date,
): Promise<void> {
  const openIds = (await listOpenDisputes(db.sql, now)).map(({ conversionId }) => conversionId);

  await eachOne({ db, job: 'approve-overdue', now }, openIds, async (conversionId) => {
    const disputed = await findDisputed(db.sql, conversionId);
    if (!disputed) return;

    const { merchantId, partnerId } = disputed.click;
    await money.submit<null, DisputedConversion | null>({
      owners: [merchantId, partnerId],
      load: (sql) => findDisputed(sql, conversionId),
      decide(wallets, disputed) {
        if (!disputed || disputed.dispute.dueAt > now) return { entries: [], result: null };

        const verdict: Verdict = {
          outcome: 'approved',
          decidedBy: 'network',
          decidedById: null,
          reason: nobodyDecided,
          decidedAt: now,
        };
        return { ...carryOutVerdict(disputed, wallets, verdict), result: null };
      },
    });
  });
}

/** The open dispute of a conversion, for those who decide it. */
export async function getDisputed(sql: Sql, conversionId: string): Promise<DisputedConversion> {
  const disputed = await findDisputed(sql, conversionId);
  if (!disputed) throw new RefusalError('dispute_not_open');
  return disputed;
}
