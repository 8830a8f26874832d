import { afterAll, beforeAll, expect, test } from 'vitest';
import { contactParts } from '#contract/configuration.ts';
import { approvalRules } from '#contract/desk/approval-rules.ts';
import { statementFormats } from '#domain/bank/statement.ts';
import { attachmentTypes, blockedReasons } from '#domain/chat/message.ts';
import { disputeOpeners, disputeOutcomes } from '#domain/conversion/dispute.ts';
import { conversionStates } from '#domain/conversion/state.ts';
import { couponKindNames, couponTypes } from '#domain/coupon/coupon.ts';
import { eventKinds } from '#domain/delivery/event.ts';
import { invalidCode, kindCode } from '#domain/delivery/event-line.ts';
import { flagCode, flagReasons } from '#domain/delivery/flag.ts';
import { adFormats, priceModels } from '#domain/delivery/token.ts';
import { isRatedKind, rateMax, subnetClicksMax } from '#domain/delivery/viewer-rate.ts';
import { approvalOutcomes } from '#domain/desk/approval.ts';
import { creativeStates } from '#domain/desk/programme-state.ts';
import { staffRoles } from '#domain/desk/role.ts';
import { acceptorKinds } from '#domain/exchange/acceptor.ts';
import { endings, exchangeStates, openStates } from '#domain/exchange/exchange.ts';
import { languages } from '#domain/language.ts';
import { pocketNames, pockets } from '#domain/ledger/accounts.ts';
import { kindNames } from '#domain/ledger/kinds.ts';
import { isLockedTopic, noticeCategories, noticeTopics } from '#domain/notification/notice.ts';
import { moneyPockets } from '#domain/partner/erasure.ts';
import { partnerStatuses } from '#domain/partner/status.ts';
import { endedStatuses, pauseCauses, planMoves, planStatuses } from '#domain/plan/status.ts';
import type { PushOutcome } from '#domain/push/push.ts';
import { caseKinds } from '#domain/support/support-case.ts';
import { leafKinds } from '#domain/transparency/log-leaf.ts';
import { witnessProblems } from '#domain/transparency/witness.ts';
import { cardKinds } from '#domain/wallet/card-fields.ts';
import { isPayoutOpen, payoutStates, stepOfAnother, takesApproval } from '#domain/wallet/payout.ts';
import { signedActions } from '#domain/wallet/signed-act.ts';
import type { OwnerKind } from '../../ads/delivery/own-place-store.ts';
import type { StopReason } from '../../ads/stream/position-store.ts';
import { bankPockets, decidedKinds } from '../../books/ledger/test-decided-money.ts';
import { lanes, type MessageOutcome } from '../../people/outbox/message.ts';
import type { endFollow } from '../../programme/follow/follow-store.ts';
import type { ShownPlan } from '../../programme/plan/shown-plan-store.ts';
import type { ReadMark } from '../../support/chat/chat-store.ts';
import type { LinkPurpose, SignedPurpose } from '../one-time-token/token-purpose.ts';
import type { Installation } from '../settings/settings-store.ts';
import { type Fragment, fragment } from './sql.ts';
import { readConstants } from './test-constants.ts';
import { createTestDb, type TestDb } from './test-db.ts';

/** All words of a union type; the compiler checks that none is missing. */
const wordsOf = <Word extends string>(words: Readonly<Record<Word, true>>) => Object.keys(words);

const chart = Object.values(pockets);
const ratedCodes = eventKinds.filter(isRatedKind).map(kindCode);

/** Every list of words or codes in the schema, with the list in the rules that it repeats. */
const lists: Readonly<Record<string, readonly unknown[]>> = {
  'acceptor.kind': acceptorKinds,
  'act_signature.action': signedActions,
  'announcement.category': noticeCategories,
  'bank_card.kind': cardKinds,
  'bank_statement.format': statementFormats,
  'campaign.kind': couponKindNames,
  'campaign.type': couponTypes,
  'chat_message.attachment_type': attachmentTypes,
  'chat_message.blocked': blockedReasons,
  'chat_seen.side': wordsOf<ReadMark['side']>({ partner: true, staff: true }),
  'chat_seen.what': wordsOf<ReadMark['what']>({ received: true, read: true }),
  'contact_change.part': contactParts,
  'conversion_step.state': conversionStates,
  'coupon.given_by': ['partner', 'network'],
  'creative.format': adFormats,
  'approval.outcome': approvalOutcomes,
  'exchange.state': exchangeStates,
  'follow.ended_by': wordsOf<Parameters<typeof endFollow>[2]>({ partner: true, replaced: true }),
  'function drop_events.status': endedStatuses,
  'function erase_partner.name': moneyPockets.filter((name) => !pockets[name].isAsset),
  'function folded_audience.kind': ratedCodes,
  'function folded_creatives.kind': ratedCodes,
  'function refuse_overpaid_exchange.state': exchangeStates.filter(
    (state) => state in endings && endings[state as keyof typeof endings] === 'acceptor',
  ),
  'index payout_that_waits.state': payoutStates.filter(isPayoutOpen),
  'status_change.state': creativeStates.filter((state) => state !== 'waiting'),
  'installation.mode': wordsOf<Installation['mode']>({ demo: true, live: true }),
  'log_leaf.kind': leafKinds,
  'outbox_message.lane': Object.values(lanes),
  'outbox_message.outcome': wordsOf<MessageOutcome>({
    sent: true,
    refused: true,
    'gave-up': true,
    'not-needed': true,
  }),
  'own_place.owner_kind': wordsOf<OwnerKind>({ partner: true, merchant: true, staff: true }),
  'partition_position.stopped_why': wordsOf<StopReason>({ gap: true, refused: true }),
  'one_time_token.purpose': wordsOf<LinkPurpose | SignedPurpose>({
    'join-desk': true,
    'enter-desk': true,
    'merchant-key': true,
    'confirm-email': true,
    'password-by-staff': true,
    'password-by-mail': true,
    handover: true,
    'passkey-challenge': true,
  }),
  'partner.status': partnerStatuses,
  'payout.state': payoutStates,
  'plan.origin': wordsOf<ShownPlan['origin']>({ push: true, follow: true }),
  'pocket.side': [...new Set(chart.map(({ side }) => side))],
  'pocket.holding': [...new Set(chart.map(({ holding }) => holding))],
  'product.kind': wordsOf<ShownPlan['kind']>({ video: true, landing: true }),
  'push_try.outcome': wordsOf<PushOutcome>({
    sent: true,
    gone: true,
    refused: true,
    'gave-up': true,
  }),
  'staff.roles': staffRoles,
  'support_case.opened_by': disputeOpeners,
  'index entry_of_proposal.kind': Object.keys(decidedKinds),
  'stream_loss.why': wordsOf<StopReason>({ gap: true, refused: true }),
  'trigger bank_was_decided.pocket': bankPockets,
  'trigger entry_was_decided.kind': Object.keys(decidedKinds),
  'view entry_undecided.pocket': bankPockets,
  'trigger exchange_ends_once.state': exchangeStates.filter((state) => !openStates.includes(state)),
  'trigger payout_ends_once.state': payoutStates.filter((state) => !isPayoutOpen(state)),
  'trigger payout_takes_two.state': payoutStates.filter(
    (state) => stepOfAnother(state) || payoutStates.some((from) => takesApproval(from, state)),
  ),
  // The kind that gives start-up funds back, and the kind that may reverse their taking.
  'trigger startup_restored_was_taken.kind': ['startup_restore', 'chargeback'],
  'function seal_block.status': endedStatuses,
  // The statuses in which a plan's money is held but not yet settled.
  'view plan_waiting.status': ['matching', 'putting', 'putFinished'],
  'viewer_rate.kind': ratedCodes,
  'witness_state.problem': witnessProblems,
  'placement.format': adFormats,
  'placement_rate.price_model': priceModels,
};

/** All words that the rules allow for a column which SQL compares with single words. */
const vocabulary: Readonly<Record<string, readonly unknown[]>> = {
  action: signedActions,
  cause: [...pauseCauses],
  format: adFormats,
  invalid: [invalidCode('over_budget')],
  ended_by: lists['follow.ended_by'] ?? [],
  kind: [
    ...[...kindNames, ...approvalRules.keys(), ...Object.keys(caseKinds)],
    ...[kindCode('impression'), kindCode('click')],
  ],
  language: languages.map(({ code }) => code),
  mode: lists['installation.mode'] ?? [],
  opened_by: disputeOpeners,
  origin: lists['plan.origin'] ?? [],
  owner_kind: lists['own_place.owner_kind'] ?? [],
  outcome: [
    ...disputeOutcomes,
    ...approvalOutcomes,
    ...(lists['outbox_message.outcome'] ?? []),
    ...(lists['push_try.outcome'] ?? []),
  ],
  pocket: pocketNames,
  price_model: priceModels,
  purpose: lists['one_time_token.purpose'] ?? [],
  side: [...(lists['pocket.side'] ?? []), ...(lists['chat_seen.side'] ?? [])],
  state: [...conversionStates, ...payoutStates, ...exchangeStates],
  status: [...planStatuses, ...partnerStatuses],
  stopped_why: lists['partition_position.stopped_why'] ?? [],
  to_status: planStatuses,
  topic: noticeTopics.filter(isLockedTopic),
  who: ['server', 'erasure'],
};

/** Columns whose text is not a word of the rules. */
const noRule = new Set([
  'about', // nothing is left of it
  'answerer', // the network, when nobody answered in time
  'content', // may be empty beside an attachment
  'currency', // play money
  'entry', // how a partner came: 'register' beside the names of hosts
  'errcode',
  'files', // none are left
  'images', // none are left
  'input', // nothing is left of it
  'made_by',
  'message',
  'name', // may not be empty, and no host is called 'register'
  'reason',
  'tg_op', // a word of PostgreSQL
  'tgname', // a trigger's
]);

let db: TestDb;
beforeAll(async () => {
  db = await createTestDb();
});
afterAll(() => db.close());

const sorted = (values: readonly unknown[]) => values.map(String).sort();

test('every list of words or codes in the schema is one of the rules', async () => {
  const found = (await readConstants(db.owner.sql)).lists;
  const names = [...new Set(found.map(({ where, column }) => `${where}.${column}`))];
  expect(names.sort()).toEqual(Object.keys(lists).sort());
  for (const { where, column, values } of found) {
    const name = `${where}.${column}`;
    expect({ name, values: sorted(values) }).toEqual({ name, values: sorted(lists[name] ?? []) });
  }
});

test('every single word or code that the schema compares with is one of the rules', async () => {
  const found = (await readConstants(db.owner.sql)).singles.filter(
    ({ column, values: [value = ''] }) =>
      column in vocabulary || (!/^\d*$/.test(value) && !noRule.has(column)),
  );
  const unknown = found.filter(
    ({ column, values }) =>
      !values.every((value) => vocabulary[column]?.map(String).includes(value)),
  );
  expect(unknown).toEqual([]);
  expect(found.length).toBeGreaterThan(40);
});

test('limits that the database keeps by itself are those of the rules', async () => {
  const rate = await db.owner.sql.maybeOne<{ text: string }>`
    select regexp_replace(pg_get_constraintdef(oid), '\\s+', ' ', 'g') as text from pg_constraint
     where conname = 'viewer_rate_is_kept'`;
  const network = `CASE length(viewer) WHEN 8 THEN ${subnetClicksMax} ELSE ${rateMax.click} END`;
  expect(rate?.text).toContain(
    `CASE kind WHEN ${kindCode('impression')} THEN ${rateMax.impression} ELSE ${network} END`,
  );
  const two = await db.owner.sql.maybeOne<{ text: string }>`
    select prosrc as text from pg_proc where proname = 'payout_takes_two'`;
  expect(two?.text).toContain(
    `when 'sent' then '${stepOfAnother('sent')}' else '${stepOfAnother('failed')}' end`,
  );
});

test('the chart of accounts, the moves of a plan and the late reasons are those of the rules', async () => {
  const rowsOf = async (columns: Fragment, table: Fragment) => {
    const rows = await db.sql.many<{ row: string }>`
      select concat_ws(' ', ${columns}) as row from ${table}`;
    return rows.map(({ row }) => row).sort();
  };
  const accounts = pocketNames.map((name) => {
    const { owner, side, holding, isAsset } = pockets[name];
    return [name, owner, side, holding, isAsset ? 't' : 'f'].join(' ');
  });
  const columns = fragment`name, owner_kind, side, holding, is_asset`;
  expect(await rowsOf(columns, fragment`pocket`)).toEqual(accounts.sort());
  const ways = planMoves.flatMap(({ from, to, causes }) =>
    causes.map((cause) => `${from} ${to} ${cause}`),
  );
  const steps = fragment`from_status, to_status, cause`;
  expect(await rowsOf(steps, fragment`plan_move`)).toEqual(ways.sort());
  const reasons = flagReasons.map((name) => `${name} ${flagCode(name)}`);
  expect(await rowsOf(fragment`name, code`, fragment`flag_reason`)).toEqual(reasons.sort());
});
