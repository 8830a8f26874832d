import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DeskRoute } from '#contract/desk/desk-route.ts';
import { deskRoutes } from '#contract/desk/desk-routes.ts';
import type { StaffTextKind } from '#contract/staff-text.ts';
import { systems } from '#domain/delivery/browser.ts';
import { workingRoles } from '#domain/desk/role.ts';
import { pageCategories } from '#domain/plan/audience-words.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { createTestServer, reasonOf, type TestServer } from '../../test-server.ts';
import { admitStaff, type TestStaff } from '../test-desk.ts';
import { findStaffTextKind } from './hold-to-words.ts';

interface Shape extends v.GenericSchema {
  readonly pipe?: readonly { readonly type: string }[];
  readonly entries?: Readonly<Record<string, Shape>>;
  readonly rest?: Shape | null;
  readonly wrapped?: Shape;
  readonly item?: Shape;
  readonly value?: Shape;
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
}

interface Leaf {
  readonly at: string;
  readonly kind: StaffTextKind | null;
}

/** Free text, whose content staff choose. */
const isFree = ({ type, pipe = [] }: Shape) =>
  type === 'unknown' ||
  (type === 'string' && !pipe.some((one) => /regex|uuid|iso_|check/.test(one.type)));

function leavesOf(shape: Shape, at: string): Leaf[] {
  const kind = findStaffTextKind(shape);
  if (kind || isFree(shape)) return [{ at, kind }];
  const inner = [shape.wrapped, shape.item, shape.value, shape.rest].filter((one) => one?.type);
  const options = shape.type === 'picklist' ? [] : ((shape.options ?? []) as readonly Shape[]);
  return [
    ...[...inner, ...options].flatMap((one) => leavesOf(one as Shape, at)),
    ...Object.entries(shape.entries ?? {}).flatMap(([key, one]) => leavesOf(one, `${at}.${key}`)),
  ];
}

/** What only staff and machines read: credentials, keys and ids, and search terms. */
const forStaffAlone = new Set([
  ...['label', 'response', 'newPassword', 'password', 'sealed', 'token', 'word', 'id', 'key'],
  ...[
    'passkeyId',
    'batch',
    'publicKey',
    'verifierKey',
    'address',
    'witness',
    'auditor',
    'result',
    'origin',
    'contact',
    'domains',
    'related',
    'order',
    'hidden',
  ],
  ...['countries', 'languages', 'systems', 'categories', 'categoriesNot'],
]);
const namesForStaff = [
  'signIn.name',
  'addHost.name',
  'endHost.name',
  'rotateHostKey.name',
  'readBankStatement.name',
];

const acts = Object.entries<DeskRoute>(deskRoutes).filter(([, { method }]) => method === 'POST');
const leaves = acts.flatMap(([name, { input }]) => leavesOf(input as Shape, name));

test('every text of a desk call that partners may read is held to the rule of words', () => {
  const loose = leaves.filter(({ kind }) => kind === null).map(({ at }) => at);
  const forgotten = loose.filter(
    (at) => !forStaffAlone.has(at.split('.').at(-1) ?? '') && !namesForStaff.includes(at),
  );
  expect(forgotten).toEqual([]);
});

test('only texts that are kept when blocked, or words of the product, are judged by their use case', () => {
  const own = leaves.filter(({ kind }) => kind === 'kept' || kind === 'ours');
  expect([...new Set(own.map(({ at }) => at.split('.')[0]))].sort()).toEqual([
    'answerChat',
    'changeConfiguration',
    'moveTicket',
    'saveQuestion',
  ]);
});

const values: readonly unknown[] = [
  ...systems,
  ...pageCategories,
  ...['abc', '10.00', '00000000-0000-4000-8000-000000000001', '2026-12-01T00:00:00.000Z', 'en'],
  ...['a'.repeat(64), 'F-AAAA-AAAA', '2026-12-01', '123456', 'https://shop.example/x', '/demo/x'],
  ...[
    '1',
    'shop.example',
    'R-AAAA-AAAA',
    '09:00',
    'A'.repeat(12),
    'A'.repeat(43),
    'USD',
    'BANKDEFF',
    'TH',
    1,
    2,
    10,
    true,
    {},
    [],
  ],
];

/** A value that the schema accepts, with every optional part, and `bad` at the marked place. */
function sampleOf(shape: Shape, at: string, bad: string, badAt: string): unknown {
  if (findStaffTextKind(shape) && at === badAt) return bad;
  if (shape.type === 'picklist') return shape.options?.[0];
  if (shape.type === 'literal') return shape.literal;
  if (shape.wrapped) return sampleOf(shape.wrapped, at, bad, badAt);
  if (shape.item) return [sampleOf(shape.item, at, bad, badAt)];
  if (shape.type === 'variant' || shape.type === 'union') {
    const options = (shape.options as readonly Shape[]).map((one) => sampleOf(one, at, bad, badAt));
    return options.find((one) => JSON.stringify(one)?.includes(bad)) ?? options[0];
  }
  if (shape.entries) {
    const all = Object.entries(shape.entries).map(
      ([key, one]) => [key, sampleOf(one, `${at}.${key}`, bad, badAt)] as const,
    );
    const whole = Object.fromEntries(all);
    // Mutually exclusive parts are left out until it is accepted.
    const without = all.flatMap(([key]) => {
      const { [key]: _, ...rest } = whole;
      return key === badAt.split('.')[1] ? [] : [rest];
    });
    return [whole, ...without].find((one) => v.is(shape, one)) ?? whole;
  }
  if (shape.rest) return {};
  return values.find((one) => v.is(shape, one));
}

const refused = leaves.filter(({ kind }) => kind === 'said' || kind === 'reason');
const badIn = { said: 'Contact me on Telegram', reason: 'Send me your password' } as const;

let server: TestServer;
let staff: TestStaff;
beforeAll(async () => {
  server = await createTestServer(quickPasswords);
  staff = await admitStaff(server, 'Walker', ...workingRoles);
});
afterAll(() => server.close());

test('no call of the desk takes a sentence that staff may not say, in any of its texts', async () => {
  expect(refused.length).toBeGreaterThan(100);
  const taken: string[] = [];
  for (const { at, kind } of refused) {
    const [name = ''] = at.split('.');
    const route = (deskRoutes as Record<string, DeskRoute>)[name] as DeskRoute;
    const bad = badIn[kind as 'said' | 'reason'];
    const input = sampleOf(route.input as Shape, name, bad, at) as object;
    const file = route.body === 'multipart' ? { file: new Blob(['x']) } : {};
    const answer = await staff.ask(route, { ...input, ...file } as never);
    const facts = (answer.data as { facts?: { at?: string } } | null)?.facts;
    const place = facts?.at?.replaceAll(/\.\d+(?=\.|$)/g, '');
    if (reasonOf(answer) !== 'staff_text_blocked' || `${name}.${place}` !== at) {
      taken.push(`${at}: ${answer.msg} ${JSON.stringify(answer.data)}`);
    }
  }
  expect(taken).toEqual([]);
});
