import type * as proposals from '#contract/desk/proposals.ts';
import { devices } from '#domain/delivery/event-line.ts';
import { networkSteps, proposalStateOf } from '#domain/desk/proposal-state.ts';
import { recoveryNeeded } from '#domain/ledger/recovery.ts';
import { formatMicro } from '#domain/money.ts';
import { Refusal, refuse } from '#domain/refusal.ts';
import { isSamePerson } from '#domain/staff/proposal.ts';
import { partnerSteps } from '#domain/staff/staff-act.ts';
import { whyNotStaffText } from '#domain/staff-words/staff-words.ts';
import { getBalances } from '../../books/ledger/ledger.ts';
import type { Sql } from '../../platform/database/database.ts';
import type { DeskCall } from '../call/desk-call.ts';
import { tellMeanwhile } from '../call/told-meanwhile.ts';
import type { DeskUseCases } from '../call/use-case.ts';
import { detailsOf, type WriteMoneyAct } from './money-act.ts';
import { type Decision, decideProposal } from './settle-transfer.ts';
import { listProposalPage, type ProposalRow } from './transfer-queue-store.ts';
import { findProposal } from './transfer-store.ts';

/** Each kind has calls of its own, since each is written down in a different place. */
export const proposalUseCases = {
  async listProposals({ db }, filter) {
    const { list, next } = await listProposalPage(db.sql, filter);
    const proposals = list.map(async (proposal) => ({
      ...proposal,
      state: proposalStateOf(proposal.isConfirmed),
      about: await describeSubject(db.sql, proposal),
    }));
    return { list: await Promise.all(proposals), next };
  },

  decideForPartner: {
    async inOwnTransactions(call, input) {
      await getProposal(call.db.sql, input.id, 'partner');
      await decide(call, decisionOf(call, input), writeForPartners(call, partnerDecisions));
      return {};
    },
  },

  decideForNetwork: {
    async inOwnTransactions(call, input) {
      await getProposal(call.db.sql, input.id, 'network');
      await decide(call, decisionOf(call, input), writeToLog(call, networkDecisions));
      return {};
    },
  },

  withdrawForPartner: {
    async inOwnTransactions(call, input) {
      const { madeBy } = await getProposal(call.db.sql, input.id, 'partner');
      await decide(
        call,
        withdrawalOf(call, input, madeBy),
        writeForPartners(call, partnerWithdrawals),
      );
      return {};
    },
  },

  withdrawForNetwork: {
    async inOwnTransactions(call, input) {
      const { madeBy } = await getProposal(call.db.sql, input.id, 'network');
      await decide(call, withdrawalOf(call, input, madeBy), writeToLog(call, networkWithdrawals));
      return {};
    },
  },
} satisfies DeskUseCases<typeof proposals>;

const partnerDecisions = partnerSteps('confirm', 'refuse');
const partnerWithdrawals = partnerSteps('withdraw');
const networkDecisions = networkSteps('confirm', 'refuse');
const networkWithdrawals = networkSteps('withdraw');

/** The subject by id and its facts, as whoever decides reads them. */
async function describeSubject(sql: Sql, proposal: ProposalRow) {
  const { amount: _, ...ids } = proposal.body;
  return {
    ...ids,
    ...describeFacts(proposal.subject),
    ...(await owedAfter(sql, proposal)),
  };
}

/** What a partner would still owe if a pending reversal of a deposit were approved now. */
async function owedAfter(sql: Sql, { act, subject, partnerId, amount, isConfirmed }: ProposalRow) {
  const isWaiting = isConfirmed === null && act === 'chargeback' && subject?.kind === 'deposit';
  if (!isWaiting || partnerId === null || amount === null) return {};
  const owed = recoveryNeeded(amount, await getBalances(sql, partnerId));
  return { staysOwed: formatMicro(owed) };
}

const isTime = (name: string) => name === 'at' || name.endsWith('At');

/** The facts about the entry, exchange or order concerned; times in the desk's format. */
function describeFacts(subject: ProposalRow['subject']): Record<string, string> {
  const { device = null, country, placement, ...facts } = subject ?? {};
  const type = device === null ? null : devices[Number(device)];
  const click = [type, country, placement].filter(Boolean).join(', ') || null;
  const described = Object.entries({ ...facts, click }).flatMap(([name, value]) =>
    value === null ? [] : [[name, isTime(name) ? new Date(value).toISOString() : value]],
  );
  return Object.fromEntries(described);
}

async function getProposal(sql: Sql, id: string, kind: 'partner' | 'network') {
  const proposal = await findProposal(sql, id);
  if (!proposal || (proposal.partnerId !== null) !== (kind === 'partner')) {
    throw new Refusal('desk_not_found');
  }
  return proposal;
}

interface DecisionInput {
  readonly id: string;
  readonly isConfirmed: boolean;
  readonly reason?: string | undefined;
}

function decisionOf({ staff }: DeskCall, { id, isConfirmed, reason = '' }: DecisionInput) {
  const answer = reason.trim();
  if (!isConfirmed && answer === '') throw new Refusal('desk_reason_missing');
  refuse(whyNotStaffText(answer, { as: 'reason' }));
  return { id, by: staff.name, isConfirmed, ...(!isConfirmed && { answer }) };
}

interface Withdrawal {
  readonly id: string;
  readonly reason: string;
}

function withdrawalOf({ staff }: DeskCall, { id, reason }: Withdrawal, madeBy: string) {
  if (!isSamePerson(madeBy, staff.name)) throw new Refusal('desk_not_yours', { name: madeBy });
  refuse(whyNotStaffText(reason, { as: 'reason' }));
  return { id, by: staff.name, isConfirmed: false, isWithdrawn: true, answer: reason };
}

const decide = (call: DeskCall, decision: Decision, writeAct: WriteMoneyAct): Promise<void> =>
  tellMeanwhile(decideProposal(call, decision, writeAct));

/** What a call that names these acts writes down with a partner. */
interface ListedDone<Act> {
  readonly concerns: {
    readonly partnerId: string;
    readonly act: Act;
    readonly reason: string;
    readonly reference: string;
    readonly evidence: string | null;
  };
}

interface LoggedDone<Act> {
  readonly act: Act;
  readonly details: Readonly<Record<string, string>>;
}

/** What writes down what was done, for a call that names these acts. */
interface Writer<Done> {
  readonly writeAudit: (sql: Sql, done: Done, now: Date) => Promise<void>;
}

/** An entry with everybody whom it concerns. */
const writeForPartners =
  <Act extends string>(call: Writer<ListedDone<Act>>, acts: readonly Act[]): WriteMoneyAct =>
  async (sql, { act, concerns, reason, reference }, now) => {
    for (const concerned of concerns) {
      const done = { concerns: { ...concerned, act: actIn(acts, act), reason, reference } };
      await call.writeAudit(sql, done, now);
    }
  };

/** An entry in the log, where the money is no partner’s. */
const writeToLog =
  <Act extends string>(call: Writer<LoggedDone<Act>>, acts: readonly Act[]): WriteMoneyAct =>
  (sql, moneyAct, now) =>
    call.writeAudit(sql, { act: actIn(acts, moneyAct.act), details: detailsOf(moneyAct) }, now);

/** An act as one of those that a call names. */
function actIn<Act extends string>(acts: readonly Act[], name: string): Act {
  const act = acts.find((one) => one === name);
  if (!act) throw new Error(`The call does not name the act ${name}`);
  return act;
}
