import type * as approvals from '#contract/desk/approvals.ts';
import type { ApprovedCommand, DeskRoute } from '#contract/desk/desk-route.ts';
import { type DeskRouteName, deskRoutes } from '#contract/desk/desk-routes.ts';
import { announcementUseCases } from './announcement/announcement-use-cases.ts';
import { type ApprovedCommands, approvalUseCases } from './approval/approval-use-cases.ts';
import {
  type AnyApprovedUseCase,
  type AnyTransferUseCase,
  isTransfer,
  type TwoPersonCommand,
} from './approval/approved-command.ts';
import { requestApproval } from './approval/request-approval.ts';
import { requestTransfer } from './approval/transfer-approval.ts';
import { auditUseCases } from './audit/audit-use-cases.ts';
import { bankStatementUseCases } from './bank/bank-statement-use-cases.ts';
import { paymentFileUseCases } from './bank/payment-file-use-cases.ts';
import type { DeskCall } from './call/desk-call.ts';
import { type NamedRoute, runCommand, runInOwnTransactions, runOnce } from './call/run-command.ts';
import type { AnyDeskUseCase, OwnTransactions } from './call/use-case.ts';
import { campaignUseCases } from './campaign/campaign-use-cases.ts';
import { creativeUseCases } from './catalogue/creative-use-cases.ts';
import { merchantUseCases } from './catalogue/merchant-use-cases.ts';
import { placementUseCases } from './catalogue/placement-use-cases.ts';
import { productUseCases } from './catalogue/product-use-cases.ts';
import { configurationUseCases } from './configuration/configuration-use-cases.ts';
import { questionUseCases } from './configuration/question-use-cases.ts';
import { hostUseCases } from './host/host-use-cases.ts';
import { acceptorUseCases } from './money/acceptor-use-cases.ts';
import { bankBalanceUseCases } from './money/bank-balance-use-cases.ts';
import { exchangeUseCases } from './money/exchange-use-cases.ts';
import { orderDisputeUseCases } from './money/order-dispute-use-cases.ts';
import { outsideMoneyUseCases } from './money/outside-money-use-cases.ts';
import { payoutReviewUseCases } from './money/payout-review-use-cases.ts';
import { payoutUseCases } from './money/payout-use-cases.ts';
import { deskNoticeUseCases } from './overview/desk-notice-use-cases.ts';
import { overviewUseCases } from './overview/overview-use-cases.ts';
import { chatUseCases } from './partner/chat-use-cases.ts';
import { codeUseCases } from './partner/code-use-cases.ts';
import { partnerCouponUseCases } from './partner/partner-coupon-use-cases.ts';
import { partnerHelpUseCases } from './partner/partner-help-use-cases.ts';
import { partnerMoneyUseCases } from './partner/partner-money-use-cases.ts';
import { partnerTimelineUseCases } from './partner/partner-timeline-use-cases.ts';
import { partnerUseCases } from './partner/partner-use-cases.ts';
import { personalDataUseCases } from './partner/personal-data-use-cases.ts';
import { reportUseCases } from './partner/report-use-cases.ts';
import { ticketUseCases } from './partner/ticket-use-cases.ts';
import { performanceUseCases } from './performance/performance-use-cases.ts';
import { searchUseCases } from './search/search-use-cases.ts';
import { accessUseCases } from './staff/access-use-cases.ts';
import { proofUseCases } from './staff/proof-use-cases.ts';
import { staffUseCases } from './staff/staff-use-cases.ts';
import { streamUseCases } from './stream/stream-use-cases.ts';
import { depositUseCases } from './transfer/deposit-use-cases.ts';
import { transferUseCases } from './transfer/transfer-use-cases.ts';
import { waitingUseCases } from './waiting/waiting-use-cases.ts';
import { witnessUseCases } from './witness/witness-use-cases.ts';

/** What each call of the desk does, by its name. A call without a use case does not compile. */
const useCases = {
  ...accessUseCases,
  ...proofUseCases,
  ...deskNoticeUseCases,
  ...overviewUseCases,
  ...waitingUseCases,
  ...searchUseCases,
  ...performanceUseCases,
  ...transferUseCases,
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
} satisfies Readonly<Record<Exclude<DeskRouteName, keyof typeof approvals>, AnyDeskUseCase>>;

type DeskHandler = (call: DeskCall, input: object) => Promise<unknown>;

export const deskHandlers = createDeskHandlers();

/** How each call of the desk is answered, by its name. */
function createDeskHandlers(): Readonly<Record<string, DeskHandler>> {
  const allUseCases: Readonly<Record<string, AnyDeskUseCase>> = {
    ...useCases,
    ...approvalUseCases(approvedCommands()),
  };
  const handlers = Object.entries<DeskRoute>(deskRoutes).map(([name, route]) => {
    const useCase = allUseCases[name];
    if (!useCase) throw new Error(`No use case of the desk is called ${name}`);
    return [name, handlerOf({ name, route }, useCase)] as const;
  });
  return Object.fromEntries(handlers);
}

/** The commands that take two people, by their kind. */
function approvedCommands(): ApprovedCommands {
  const byName: Readonly<Record<string, AnyDeskUseCase>> = useCases;
  const commands = Object.entries<DeskRoute>(deskRoutes).flatMap(([name, route]) => {
    if (!isApproved(route)) return [];
    return [[route.approval.kind, createCommand(route, byName[name])] as const];
  });
  const byKind = new Map<string, TwoPersonCommand>(commands);
  if (byKind.size !== commands.length) throw new Error('Two commands are of one kind');
  return byKind;
}

/** The types of a use case have been checked against its route. */
function createCommand(route: ApprovedCommand, run: AnyDeskUseCase | undefined): TwoPersonCommand {
  if (typeof run === 'object') return { route, run: run as AnyTransferUseCase };
  return { route, run: run as AnyApprovedUseCase };
}

function handlerOf(named: NamedRoute, useCase: AnyDeskUseCase): DeskHandler {
  const { route } = named;
  if (isApproved(route)) {
    const command = createCommand(route, useCase);
    return (call, input) =>
      runOnce(call, named, input, (running) =>
        isTransfer(command)
          ? requestTransfer(running, command, input)
          : requestApproval(running, command, input),
      );
  }
  if (typeof useCase === 'object') {
    return (call, input) =>
      runInOwnTransactions(call, route, input, useCase as OwnTransactions<never>);
  }
  if (route.kind === 'command') {
    return (call, input) => runCommand(call, named, input, useCase);
  }
  return useCase as DeskHandler;
}

function isApproved(route: DeskRoute): route is ApprovedCommand {
  return route.kind === 'approval';
}
