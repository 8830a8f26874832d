import { expect, test } from 'vitest';
import { approvalRules } from '#contract/desk/approval-rules.ts';
import type { DeskRoute } from '#contract/desk/desk-route.ts';
import { deskRoutes } from '#contract/desk/desk-routes.ts';

const routes = Object.values<DeskRoute>(deskRoutes);

/** Who decides each kind of request; who may make it stands in `../rules.test.ts`. */
const deciders = {
  'acceptor-pay': 'approver',
  'auditor-end': 'approver admin',
  'bank-balance': 'approver admin',
  'capital-in': 'approver',
  'conversion-approve': 'approver',
  'conversion-uphold': 'approver',
  'data-export': 'approver admin',
  'escrow-fund': 'approver',
  'escrow-return': 'approver',
  'exchange-completed': 'approver',
  'exchange-released': 'approver',
  'host-key': 'approver admin',
  'merchant-contact': 'approver admin',
  'partner-status': 'approver',
  'password-link': 'support admin',
  'postback-key': 'approver admin',
  'promotion-fund': 'approver',
  'publisher-payout': 'approver',
  'staff-change': 'admin',
  'staff-invite': 'admin',
  'staff-link': 'admin',
  'startup-advance': 'approver',
  'startup-return': 'approver',
  'stream-loss': 'approver admin',
  'witness-end': 'approver admin',
  announcement: 'approver admin',
  auditor: 'approver admin',
  campaign: 'approver admin',
  chargeback: 'approver',
  configuration: 'approver admin',
  coupon: 'approver admin',
  deposit: 'approver',
  erasure: 'approver admin',
  host: 'approver admin',
  placement: 'approver admin',
  rate: 'approver admin',
  witness: 'approver admin',
};

test('each kind of request is decided by the roles listed here, and by no others', () => {
  const found = [...approvalRules].map(([kind, rule]) => [kind, rule.decidedBy.join(' ')]);
  expect(Object.fromEntries(found)).toEqual(deciders);
});

/** The names of all fields of an input, however deep. */
function listFields(schema: unknown): string[] {
  const { entries, item, wrapped } = schema as {
    readonly entries?: Readonly<Record<string, unknown>>;
    readonly item?: unknown;
    readonly wrapped?: unknown;
  };
  const nested = [item, wrapped].filter((one) => one !== undefined).flatMap(listFields);
  const fields = Object.entries(entries ?? {});
  return [...nested, ...fields.flatMap(([name, field]) => [name, ...listFields(field)])];
}

const secretName = /password|secret|token|digits|privatekey|^code$/i;

test('what waits for a second person is kept as it was requested, so it holds no secret', () => {
  const namesOf = (kind: DeskRoute['kind']) =>
    routes.filter((route) => route.kind === kind).flatMap(({ input }) => listFields(input));
  expect(namesOf('approval').filter((name) => secretName.test(name))).toEqual([]);
  // The pattern finds what is secret where something is.
  expect(namesOf('own').some((name) => secretName.test(name))).toBe(true);
  expect(namesOf('arrival').some((name) => secretName.test(name))).toBe(true);
});
