import type * as byTwo from '#contract/desk/by-two.ts';
import type { ApprovedCommand, DeskRoute } from '#contract/desk/desk-route.ts';
import { type DeskRouteName, deskRoutes } from '#contract/desk/desk-routes.ts';
import type { ByTwoKind } from '#domain/desk/by-two.ts';
import { announcementUseCases } from './announcement/announcements.ts';
import { approvalUseCases } from './approval/approval-use-cases.ts';
import {
  type AnyApprovedUseCase,
  type ApprovedUseCase,
  requestApproval,
} from './approval/request-approval.ts';
import { auditUseCases } from './audit/audits.ts';
import { bankStatementUseCases } from './bank/bank-statements.ts';
import { paymentFileUseCases } from './bank/payment-files.ts';
import type { DeskCall } from './call/desk-call.ts';
import { type NamedRoute, runCommand, runInOwnTransactions, runOnce } from './call/run-command.ts';
import type { AnyDeskUseCase } from './call/use-case.ts';
import { campaignUseCases } from './campaign/campaigns.ts';
import { creativeUseCases } from './catalogue/creatives.ts';
import { merchantUseCases } from './catalogue/merchants.ts';
import { placementUseCases } from './catalogue/placements.ts';
import { productUseCases } from './catalogue/products.ts';
import { configurationUseCases } from './configuration/configuration.ts';
import { questionUseCases } from './configuration/questions.ts';
import { hostUseCases } from './host/hosts.ts';
import { acceptorUseCases } from './money/acceptors.ts';
import { bankBalanceUseCases } from './money/bank-balances.ts';
import { exchangeUseCases } from './money/exchanges.ts';
import { orderDisputeUseCases } from './money/order-disputes.ts';
import { outsideMoneyUseCases } from './money/outside-money.ts';
import { payoutReviewUseCases } from './money/payout-reviews.ts';
import { payoutUseCases } from './money/payouts.ts';
import { deskNoticeUseCases } from './overview/desk-notices.ts';
import { overviewUseCases } from './overview/overview.ts';
import { chatUseCases } from './partner/chats.ts';
import { codeUseCases } from './partner/codes.ts';
import { partnerCouponUseCases } from './partner/partner-coupons.ts';
import { partnerHelpUseCases } from './partner/partner-help.ts';
import { partnerMoneyUseCases } from './partner/partner-money.ts';
import { partnerUseCases } from './partner/partners.ts';
import { personalDataUseCases } from './partner/personal-data.ts';
import { reportUseCases } from './partner/reports.ts';
import { ticketUseCases } from './partner/tickets.ts';
import { partnerTimelineUseCases } from './partner/timeline.ts';
import { performanceUseCases } from './performance/performance.ts';
import { depositUseCases } from './proposal/deposits.ts';
import { proposalUseCases } from './proposal/proposals.ts';
import { searchUseCases } from './search/search.ts';
import { accessUseCases } from './staff/access.ts';
import { staffUseCases } from './staff/manage-staff.ts';
import { proofUseCases } from './staff/proof.ts';
import { streamUseCases } from './stream/stream-loss.ts';
import { waitingUseCases } from './waiting/waiting.ts';
import { witnessUseCases } from './witness/witnesses.ts';

/** What each call of the desk does, by its name. A call without a use case does not compile. */
const useCases = {
  ...accessUseCases,
  ...proofUseCases,
  ...deskNoticeUseCases,
  ...overviewUseCases,
  ...waitingUseCases,
  ...searchUseCases,
  ...performanceUseCases,
  ...proposalUseCases,
  ...depositUseCases,
  ...payoutUseCases,
  ...payoutReviewUseCases,
  ...paymentFileUseCases,
  ...bankStatementUseCases,
  ...bankBalanceUseCases,
  ...partnerMoneyUseCases,
  ...outsideMoneyUseCases,
  ...exchangeUseCases,
  ...orderDisputeUseCases,
  ...acceptorUseCases,
  ...staffUseCases,
  ...configurationUseCases,
  ...questionUseCases,
  ...announcementUseCases,
  ...auditUseCases,
  ...campaignUseCases,
  ...merchantUseCases,
  ...productUseCases,
  ...creativeUseCases,
  ...placementUseCases,
  ...hostUseCases,
  ...chatUseCases,
  ...codeUseCases,
  ...partnerCouponUseCases,
  ...partnerHelpUseCases,
  ...partnerUseCases,
  ...personalDataUseCases,
  ...reportUseCases,
  ...ticketUseCases,
  ...partnerTimelineUseCases,
  ...streamUseCases,
  ...witnessUseCases,
} satisfies Readonly<Record<Exclude<DeskRouteName, keyof typeof byTwo>, AnyDeskUseCase>>;

type DeskHandler = (call: DeskCall, input: object) => Promise<unknown>;

export const deskHandlers = createDeskHandlers();

/** How each call of the desk is answered, by its name. */
function createDeskHandlers(): Readonly<Record<string, DeskHandler>> {
  const all: Readonly<Record<string, AnyDeskUseCase>> = {
    ...useCases,
    ...approvalUseCases(approvedCommands()),
  };
  const handlers = Object.entries<DeskRoute>(deskRoutes).map(([name, route]) => {
    const useCase = all[name];
    if (!useCase) throw new Error(`No use case of the desk is called ${name}`);
    return [name, handlerOf({ name, route }, useCase)] as const;
  });
  return Object.fromEntries(handlers);
}

/** The commands that take two people, by their kind. */
function approvedCommands() {
  const byName: Readonly<Record<string, AnyDeskUseCase>> = useCases;
  const commands = Object.entries<DeskRoute>(deskRoutes).flatMap(([name, route]) => {
    if (!isApproved(route)) return [];
    return [[route.approval, { route, run: byName[name] as AnyApprovedUseCase }] as const];
  });
  return Object.fromEntries(commands) as Record<ByTwoKind, ApprovedUseCase>;
}

function handlerOf(named: NamedRoute, useCase: AnyDeskUseCase): DeskHandler {
  const { route } = named;
  if (typeof useCase === 'object') {
    return (call, input) => runInOwnTransactions(call, route, input, useCase);
  }
  if (isApproved(route)) {
    const approved = { route, run: useCase as AnyApprovedUseCase };
    return (call, input) =>
      runOnce(call, named, input, (command) => requestApproval(command, approved, input));
  }
  if (route.kind === 'command') {
    return (call, input) => runCommand(call, named, input, useCase);
  }
  return useCase as DeskHandler;
}

function isApproved(route: DeskRoute): route is ApprovedCommand {
  return route.kind === 'approval';
}
