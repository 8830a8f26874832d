import { decideApproval, listApprovals } from '#contract/desk/approvals.ts';
import type { ApprovedCommand, DeskRoute } from '#contract/desk/desk-route.ts';
import { deskRoutes } from '#contract/desk/desk-routes.ts';
import { accessTraces } from './test-access-traces.ts';
import { auditTraces } from './test-audit-traces.ts';
import { bankTraces } from './test-bank-traces.ts';
import { moneyTraces } from './test-money-traces.ts';
import { peopleTraces } from './test-people-traces.ts';
import { programmeTraces } from './test-programme-traces.ts';
import type { TracedAct, TraceScenario, TraceWorld } from './test-traces.ts';

/** How to request what takes two people, by the name of its call. */
const requestScenarios: Readonly<Record<string, TraceScenario>> = {
  ...accessTraces,
  ...auditTraces,
  ...bankTraces,
  ...moneyTraces,
  ...peopleTraces,
  ...programmeTraces,
};

export const approvedCommands = Object.entries<DeskRoute>(deskRoutes).flatMap(([name, route]) =>
  route.kind === 'approval' ? [[name, route as ApprovedCommand] as const] : [],
);

/** Prepares a request of the first person; the test fails for a command that is missing here. */
export async function prepareRequest(world: TraceWorld, name: string): Promise<TracedAct> {
  const prepare = requestScenarios[name];
  if (!prepare) throw new Error(`Nothing prepares ${name}`);
  const prepared = await prepare(world);
  return typeof prepared === 'function' ? { partnerId: null, run: prepared } : prepared;
}

/** The first person's request of a kind that waits, if one does. */
export async function findWaiting({ first, second }: TraceWorld, kind: string) {
  const { list } = await second.get(listApprovals, { kind });
  return list.find(({ requestedBy }) => requestedBy === first.name) ?? null;
}

/** How a second person approves what the first one requested, just now or in an earlier test. */
export const createDecisionTrace =
  (name: string, { approval: { kind } }: ApprovedCommand): TraceScenario =>
  async (world) => {
    if (!(await findWaiting(world, kind))) await (await prepareRequest(world, name)).run();
    const request = await findWaiting(world, kind);
    if (!request) throw new Error(`No request of the kind ${kind} waits`);
    const decision = { id: request.id, isApproved: true, reason: 'As the bank says.' };
    const run = () => world.second.get(decideApproval, decision);
    return { partnerId: request.partnerId, run };
  };
