import { noBlocks } from '../../ads/event-block/event-block.ts';
import { type Db, readInSnapshot } from '../../platform/database/database.ts';
import type { Finding } from './audit-all.ts';
import { auditNextBlock } from './audit-blocks.ts';
import {
  auditNewEvents,
  type EventWalk,
  saveAuditedPlans,
  type WalkedPlan,
  walkEvents,
} from './event-audit-store.ts';

/** How many old events each round re-reads, which keeps its cost constant as history grows. */
const walkedEventsMax = 5_000;

const walkStart: EventWalk = { planId: 0n, no: null, count: 0n, cost: 0n, unbilledPay: 0n };
const wrongSumFinding = 'the events of a plan are not what its meter or its billing says';
const wrongDebtFinding =
  'publishers are owed for delivery beyond a plan what its events do not say';

export interface EventAuditor {
  /** Verifies events that are new since the last check. */
  checkNew(): Promise<Finding[]>;
  /** Re-reads the next share of older events; repeated calls cover them all. */
  checkOld(): Promise<Finding[]>;
}

/** Verifies that events add up to their plan's meter and billings, a bounded share at a time. */
export function createEventAuditor(
  db: Db,
  eventsMax = walkedEventsMax,
  blocks = noBlocks,
): EventAuditor {
  let walk = walkStart;
  let lastBlock = 0n;

  return {
    async checkNew() {
      const findings: Finding[] = [];

      for (let lastPlanId = 0n; ; ) {
        const pageStart: bigint = lastPlanId;
        const plans = await readInSnapshot(db, (sql) => auditNewEvents(sql, pageStart));

        if (plans.length === 0) return findings;
        const soundPlans = plans.filter(({ isSound }) => isSound);
        findings.push(...plans.filter(({ isSound }) => !isSound).map(toSumFinding));
        await saveAuditedPlans(db.sql, soundPlans);
        lastPlanId = plans.at(-1)?.planId ?? lastPlanId;
      }
    },

    async checkOld() {
      const findings: Finding[] = [];

      for (let remaining = eventsMax; remaining > 0; ) {
        const part = await walkEvents(db.sql, walk, remaining);
        if (!part) {
          walk = walkStart;
          break;
        }

        const { isOver: isPlanOver, next, what } = judgeWalk(walk, part, remaining);
        if (what) findings.push({ what, where: part.planNo });
        walk = isPlanOver ? { ...walkStart, planId: part.planId } : next;
        remaining -= Math.max(1, Number(part.count));
      }

      const sealedAudit = await auditNextBlock(db.sql, blocks, lastBlock);
      lastBlock = sealedAudit.next;
      return [...findings, ...sealedAudit.findings];
    },
  };
}

const toSumFinding = ({ planNo }: { readonly planNo: string }): Finding => ({
  what: wrongSumFinding,
  where: planNo,
});

/** Adds a part to the walk; at the end of a plan's audited events the sums must agree. */
function judgeWalk(walk: EventWalk, part: WalkedPlan, eventsMax: number) {
  const walked = walk.planId === part.planId ? walk : walkStart;

  const next = {
    planId: part.planId,
    no: part.no,
    count: walked.count + part.count,
    cost: walked.cost + part.cost,
    unbilledPay: walked.unbilledPay + part.unbilledPay,
  };

  const isPlanOver = part.no === part.auditedNo || part.count < BigInt(eventsMax);
  if (!isPlanOver) return { isOver: isPlanOver, next, what: null };
  const isSumRight = next.count === part.auditedNo && next.cost === part.auditedCost;
  const what = isSumRight
    ? part.owed > next.unbilledPay
      ? wrongDebtFinding
      : null
    : wrongSumFinding;
  return { isOver: isPlanOver, next, what };
}
