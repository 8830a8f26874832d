import type {
  listDeposits as listDepositsRoute,
  recordDeposit as recordDepositRoute,
} from '#contract/desk/deposits.ts';
import type {
  decideForNetwork as decideForNetworkRoute,
  decideForPartner as decideForPartnerRoute,
  listProposals as listProposalsRoute,
  withdrawForNetwork as withdrawForNetworkRoute,
  withdrawForPartner as withdrawForPartnerRoute,
} from '#contract/desk/proposals.ts';
import type { Input } from '#contract/route.ts';
import { devices } from '#domain/delivery/event-line.ts';
import { depositStateOf, proposalStateOf } from '#domain/desk/proposal-state.ts';
import { recoveryNeeded } from '#domain/ledger/recovery.ts';
import { formatMicro, micro } from '#domain/money.ts';
import { Refusal, refuse } from '#domain/refusal.ts';
import { isSamePerson } from '#domain/staff/proposal.ts';
import { whyNotStaffText } from '#domain/staff-words/staff-words.ts';
import { balancesOf } from '../../books/ledger/ledger.ts';
import type { Sql } from '../../platform/database/database.ts';
import { listDepositPage } from '../../programme/wallet/wallet.ts';
import type { DeskCall, DeskUseCase } from '../call/desk-call.ts';
import { tellMeanwhile } from '../call/told-meanwhile.ts';
import { decideProposal } from './decide-proposal.ts';
import { type ListedProposal, listProposalPage } from './proposal-queue-store.ts';
import { findProposal } from './proposal-store.ts';
import { propose } from './propose.ts';

export const listProposals: DeskUseCase<typeof listProposalsRoute> = async ({ db }, input) => {
  const { list, next } = await listProposalPage(db.sql, input);
  const shown = list.map(async (proposal) => {
    const { body, size, named, isConfirmed, madeAt, decidedAt, ...row } = proposal;
    const { amount, ...ids } = body;
    const known = size === null ? null : formatMicro(micro(size));
    return {
      ...row,
      about: { ...ids, ...toldOf(named), ...(await owedAfter(db.sql, proposal)) },
      amount: amount ?? known,
      state: proposalStateOf(isConfirmed),
      madeAt: madeAt.toISOString(),
      decidedAt: decidedAt?.toISOString() ?? null,
    };
  });
  return { list: await Promise.all(shown), next };
};

/** What a partner would still owe if a pending reversal of a deposit were approved now. */
async function owedAfter(sql: Sql, { act, named, partnerId, size, isConfirmed }: ListedProposal) {
  const isWaiting = isConfirmed === null && act === 'chargeback' && named?.kind === 'deposit';
  if (!isWaiting || partnerId === null || size === null) return {};
  const owed = recoveryNeeded(micro(size), await balancesOf(sql, partnerId));
  return { staysOwed: formatMicro(owed) };
}

const isTime = (name: string) => name === 'at' || name.endsWith('At');

/** The facts about the named entry, exchange or order; times in the desk's format. */
function toldOf(named: ListedProposal['named']): Record<string, string> {
  const { device = null, country, placement, ...facts } = named ?? {};
  const type = device === null ? null : devices[Number(device)];
  const click = [type, country, placement].filter(Boolean).join(', ') || null;
  const told = Object.entries({ ...facts, click }).flatMap(([name, value]) =>
    value === null ? [] : [[name, isTime(name) ? new Date(value).toISOString() : value]],
  );
  return Object.fromEntries(told);
}

type Kind = 'partner' | 'network';

/** Each kind has a call of its own, since each leaves its trace in a different place. */
async function getProposal(call: DeskCall<typeof decideForPartnerRoute>, id: string, kind: Kind) {
  const proposal = await findProposal(call.db.sql, id);
  if (!proposal || (proposal.partnerId !== null) !== (kind === 'partner')) {
    throw new Refusal('desk_not_found');
  }
  return proposal;
}

async function decide(
  call: DeskCall<typeof decideForPartnerRoute>,
  { id, isConfirmed, reason = '' }: Input<typeof decideForPartnerRoute>,
  kind: Kind,
) {
  await getProposal(call, id, kind);
  const by = call.staff.name;
  const answer = reason.trim();
  if (!isConfirmed && answer === '') throw new Refusal('desk_reason_missing');
  refuse(whyNotStaffText(answer, { as: 'reason' }));
  const said = isConfirmed ? {} : { answer };
  await tellMeanwhile(decideProposal(call, { id, by, isConfirmed, ...said }));
  return {};
}

async function withdraw(
  call: DeskCall<typeof decideForPartnerRoute>,
  { id, reason: answer }: Input<typeof withdrawForPartnerRoute>,
  kind: Kind,
) {
  const { madeBy } = await getProposal(call, id, kind);
  const by = call.staff.name;
  if (!isSamePerson(madeBy, by)) throw new Refusal('desk_not_yours', { name: madeBy });
  refuse(whyNotStaffText(answer, { as: 'reason' }));
  const taken = { id, by, isConfirmed: false, isWithdrawn: true, answer };
  await tellMeanwhile(decideProposal(call, taken));
  return {};
}

export const decideForPartner: DeskUseCase<typeof decideForPartnerRoute> = (call, input) =>
  decide(call, input, 'partner');

export const decideForNetwork: DeskUseCase<typeof decideForNetworkRoute> = (call, input) =>
  decide(call, input, 'network');

export const withdrawForPartner: DeskUseCase<typeof withdrawForPartnerRoute> = (call, input) =>
  withdraw(call, input, 'partner');

export const withdrawForNetwork: DeskUseCase<typeof withdrawForNetworkRoute> = (call, input) =>
  withdraw(call, input, 'network');

export const listDeposits: DeskUseCase<typeof listDepositsRoute> = async ({ db }, input) => {
  const { list, next } = await listDepositPage(db.sql, input);
  const shown = list.map(
    ({ body, isConfirmed, undoneAt, createdAt, madeAt, decidedAt, ...row }) => ({
      ...row,
      state: depositStateOf({ madeAt, isConfirmed, undoneAt }),
      amount: body?.amount ?? null,
      createdAt: createdAt.toISOString(),
      madeAt: madeAt?.toISOString() ?? null,
      decidedAt: decidedAt?.toISOString() ?? null,
    }),
  );
  return { list: shown, next };
};

export const recordDeposit: DeskUseCase<typeof recordDepositRoute> = async (call, input) => {
  const { amount, reason } = input;
  const reference = input.reference.trim().toUpperCase();
  const none = { partnerId: null, entryId: null };
  const form = { ...none, act: 'deposit', amount, reason, reference, by: call.staff.name } as const;
  return { id: await propose(call.db, form, call.now()) };
};
