import type { ApprovedCommand, DeskRoute } from '#contract/desk/desk-route.ts';
import { deskRoutes } from '#contract/desk/desk-routes.ts';
import type { ByTwoKind } from '#domain/desk/by-two.ts';
import { announcementUseCases } from './announcement/announcements.ts';
import { approvalUseCases } from './approval/approval-use-cases.ts';
import {
  type AnyApprovedUseCase,
  type ApprovedUseCase,
  requestApproval,
} from './approval/request-approval.ts';
import { auditUseCases } from './audit/audits.ts';
import type { DeskCall } from './call/desk-call.ts';
import { runCommand, runInOwnTransactions, runOnce } from './call/run-command.ts';
import type { AnyDeskUseCase } from './call/use-case.ts';
import { campaignUseCases } from './campaign/campaigns.ts';
import { creativeUseCases } from './catalogue/creatives.ts';
import { merchantUseCases } from './catalogue/merchants.ts';
import { placementUseCases } from './catalogue/placements.ts';
import { productUseCases } from './catalogue/products.ts';
import { configurationUseCases } from './configuration/configuration.ts';
import { questionUseCases } from './configuration/questions.ts';
import { deskHandlers as unconverted } from './desk-handlers.ts';
import { hostUseCases } from './host/hosts.ts';
import { bankBalanceUseCases } from './money/bank-balances.ts';
import { deskNoticeUseCases } from './overview/desk-notices.ts';
import { overviewUseCases } from './overview/overview.ts';
import { chatUseCases } from './partner/chats.ts';
import { codeUseCases } from './partner/codes.ts';
import { partnerCouponUseCases } from './partner/partner-coupons.ts';
import { partnerHelpUseCases } from './partner/partner-help.ts';
import { partnerUseCases } from './partner/partners.ts';
import { personalDataUseCases } from './partner/personal-data.ts';
import { reportUseCases } from './partner/reports.ts';
import { ticketUseCases } from './partner/tickets.ts';
import { partnerTimelineUseCases } from './partner/timeline.ts';
import { performanceUseCases } from './performance/performance.ts';
import { searchUseCases } from './search/search.ts';
import { accessUseCases } from './staff/access.ts';
import { staffUseCases } from './staff/manage-staff.ts';
import { proofUseCases } from './staff/proof.ts';
import { streamUseCases } from './stream/stream-loss.ts';
import { waitingUseCases } from './waiting/waiting.ts';
import { witnessUseCases } from './witness/witnesses.ts';

const topics: readonly Readonly<Record<string, AnyDeskUseCase>>[] = [
  accessUseCases,
  proofUseCases,
  deskNoticeUseCases,
  overviewUseCases,
  waitingUseCases,
  searchUseCases,
  performanceUseCases,
  staffUseCases,
  configurationUseCases,
  questionUseCases,
  announcementUseCases,
  auditUseCases,
  campaignUseCases,
  merchantUseCases,
  productUseCases,
  creativeUseCases,
  placementUseCases,
  hostUseCases,
  bankBalanceUseCases,
  chatUseCases,
  codeUseCases,
  partnerCouponUseCases,
  partnerHelpUseCases,
  partnerUseCases,
  personalDataUseCases,
  reportUseCases,
  ticketUseCases,
  partnerTimelineUseCases,
  streamUseCases,
  witnessUseCases,
];

type DeskHandler = (call: DeskCall, input: object) => Promise<unknown>;

/** How each call of the desk is answered, by its name. */
function createDeskHandlers(): Readonly<Record<string, DeskHandler>> {
  const useCases = new Map<string, AnyDeskUseCase>();
  for (const [name, useCase] of topics.flatMap((topic) => Object.entries(topic))) {
    if (useCases.has(name)) throw new Error(`Two use cases of the desk are called ${name}`);
    useCases.set(name, useCase);
  }
  for (const [name, useCase] of Object.entries(approvalUseCases(approvedCommands(useCases)))) {
    useCases.set(name, useCase);
  }

  const routes = Object.entries<DeskRoute>(deskRoutes);
  return Object.fromEntries(
    routes.map(([name, route]) => {
      const useCase = useCases.get(name) ?? legacy(route, unconverted[name]);
      return [name, handlerOf(name, route, useCase)];
    }),
  );
}

/** The commands that take two people, by their kind. */
function approvedCommands(useCases: ReadonlyMap<string, AnyDeskUseCase>) {
  const commands = Object.entries<DeskRoute>(deskRoutes).flatMap(([name, route]) => {
    if (!isApproved(route)) return [];
    const run = useCases.get(name) as AnyApprovedUseCase;
    return [[route.approval, { route, run }] as const];
  });
  return Object.fromEntries(commands) as Record<ByTwoKind, ApprovedUseCase>;
}

const isApproved = (route: DeskRoute): route is ApprovedCommand => route.kind === 'approval';

function handlerOf(name: string, route: DeskRoute, useCase: AnyDeskUseCase): DeskHandler {
  if (typeof useCase === 'object') {
    return (call, input) => runInOwnTransactions(call, route, input, useCase);
  }
  if (isApproved(route)) {
    const approved = { route, run: useCase as AnyApprovedUseCase };
    return (call, input) =>
      runOnce(call, { name, route }, input, (command) => requestApproval(command, approved, input));
  }
  if (route.kind === 'command') {
    return (call, input) => runCommand(call, { name, route }, input, useCase);
  }
  return useCase as DeskHandler;
}

const legacy = (route: DeskRoute, useCase: AnyDeskUseCase | undefined) =>
  (route.kind === 'command' || route.kind === 'approval'
    ? { inOwnTransactions: useCase }
    : useCase) as AnyDeskUseCase;

export const deskHandlers = createDeskHandlers();
