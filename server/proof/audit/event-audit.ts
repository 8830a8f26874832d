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
const walkedAtOnce = 5_000;

const start: EventWalk = { planId: 0n, no: null, count: 0n, cost: 0n, unbilledPay: 0n };
const wrongSum = 'the events of a plan are not what its meter or its billing says';
const wrongDebt = 'publishers are owed for delivery beyond a plan what its events do not say';

export interface EventAuditor {
  /** Verifies events that are new since the last check. */
  checkNew(): Promise<Finding[]>;
  /** Re-reads the next share of older events; repeated calls cover them all. */
  checkOld(): Promise<Finding[]>;
}

/** Verifies that events add up to their plan's meter and billings, a bounded share at a time. */
export function createEventAuditor(db: Db, atOnce = walkedAtOnce, blocks = noBlocks): EventAuditor {
  let walk = start;
  let lastBlock = 0n;
  return {
    async checkNew() {
      const findings: Finding[] = [];
      for (let after = 0n; ; ) {
        const from: bigint = after;
        const plans = await readInSnapshot(db, (sql) => auditNewEvents(sql, from));
        if (plans.length === 0) return findings;
        const sound = plans.filter(({ isSound }) => isSound);
        findings.push(...plans.filter(({ isSound }) => !isSound).map(wrongPlan));
        await saveAuditedPlans(db.sql, sound);
        after = plans.at(-1)?.planId ?? after;
      }
    },
    async checkOld() {
      const findings: Finding[] = [];
      for (let left = atOnce; left > 0; ) {
        const found = await walkEvents(db.sql, walk, left);
        if (!found) {
          walk = start;
          break;
        }
        const { isOver, next, what } = judgeWalk(walk, found, left);
        if (what) findings.push({ what, where: found.planNo });
        walk = isOver ? { ...start, planId: found.planId } : next;
        left -= Math.max(1, Number(found.count));
      }
      const sealed = await auditNextBlock(db.sql, blocks, lastBlock);
      lastBlock = sealed.next;
      return [...findings, ...sealed.findings];
    },
  };
}

const wrongPlan = ({ planNo }: { readonly planNo: string }): Finding => ({
  what: wrongSum,
  where: planNo,
});

/** Adds a part to the walk; at the end of a plan's audited events the sums must agree. */
function judgeWalk(walk: EventWalk, part: WalkedPlan, wanted: number) {
  const before = walk.planId === part.planId ? walk : start;
  const next = {
    planId: part.planId,
    no: part.no,
    count: before.count + part.count,
    cost: before.cost + part.cost,
    unbilledPay: before.unbilledPay + part.unbilledPay,
  };
  const isOver = part.no === part.auditedNo || part.count < BigInt(wanted);
  if (!isOver) return { isOver, next, what: null };
  const isSum = next.count === part.auditedNo && next.cost === part.auditedCost;
  const what = isSum ? (part.owed > next.unbilledPay ? wrongDebt : null) : wrongSum;
  return { isOver, next, what };
}
