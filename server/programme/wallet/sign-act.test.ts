import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { editBankCard } from '#contract/bank-card.ts';
import { holdExchange } from '#contract/exchange.ts';
import { endPasskey, listPasskeys } from '#contract/passkey.ts';
import { payPasswordState, setPayPassword } from '#contract/pay-password.ts';
import { requestPayout } from '#contract/payout.ts';
import { micro } from '#domain/money.ts';
import { addTestPasskey } from '../../people/partner/test-partner-passkey.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { fragment } from '../../platform/database/database.ts';
import { createTestServer, reasonOf, type TestServer, testPassword } from '../../test-server.ts';
import { putOn } from '../plan/test-plan.ts';
import { moneyActs } from './test-money-acts.ts';
import { readyPartner, type TestPartner } from './test-partner.ts';
import { md5 } from './test-pay-password.ts';
import { createPayoutRequest } from './test-payout.ts';
import { signing } from './test-signature.ts';

const verifierUrl = new URL('../../../packages/verify/verify-statement.mjs', import.meta.url);
const { verifyStatement } = (await import(verifierUrl.href)) as {
  verifyStatement(file: Uint8Array): { readonly head: object };
};

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer(quickPasswords);
});
afterAll(() => server.close());

const exchange = (rate = '1') =>
  ({ action: 'exchange', acceptorId: randomUUID(), amount: micro(5_000_000n), rate }) as const;

async function withPasskey(partner: TestPartner) {
  const passkey = await addTestPasskey(server, partner);
  return { ...partner, passkey, ...signing(server, partner.token, passkey) };
}

const ready = async (username: string) =>
  withPasskey(await readyPartner(server, username, '200.00'));

const signaturesOf = (partnerId: string) =>
  server.db.sql.many<{ action: string; kind: string | null; card: string | null; about: object }>`
    select action, e.kind, s.card_id card, text::jsonb -> 'about' about from act_signature s
      left join entry e on e.id = s.entry_id where s.partner_id = ${partnerId} order by s.id`;

test('put, payout and exchange are confirmed with a passkey, and each signature stays with its entry', async () => {
  const acts = [moneyActs.putPlan, moneyActs.requestPayout, moneyActs.holdExchange] as const;
  const routes = [null, requestPayout, holdExchange] as const;
  for (const [at, prepare] of acts.entries()) {
    const { partner, input, subject } = (await prepare?.(server, `signer-${at}`)) ?? never();
    const signer = await withPasskey(partner);
    const route = routes[at];
    const done = route
      ? server.ask(
          route,
          {
            ...input,
            requestId: randomUUID(),
            confirmation: await signer.confirm(subject),
          } as never,
          signer,
        )
      : putOn(server, signer, `${input.planNo}`, '30.00');
    expect(await done).toMatchObject({ code: 200 });
    const [kept, ...more] = await signaturesOf(partner.id);
    expect(more).toEqual([]);
    expect(kept).toMatchObject({ about: { amount: '30.00' }, card: null });
    expect(kept?.kind).toBe(['put_hold', 'payout_request', 'exchange_hold'][at]);
    const range = new URLSearchParams({
      format: 'jsonl',
      from: '2020-01-01T00:00:00Z',
      to: '2100-01-01T00:00:00Z',
    });
    const file = await server.app.inject({
      url: `/api/statement?${range}`,
      headers: { 'x-ct': partner.token },
    });
    const { head } = verifyStatement(file.rawPayload);
    expect(head).toMatchObject({ confirmed: [{ by: 'passkey' }], passkeys: [{ ended: null }] });
  }
});

function never(): never {
  throw new Error('There is no such act');
}

test('a card is bound with a passkey, and the signed text names the account only by a digest', async () => {
  const signer = await ready('card-signer');
  const fields = [
    { field: 'cardName', value: 'Harbour Bank' },
    { field: 'userName', value: 'Ann Lee' },
    { field: 'bankAccount', value: '99887766' },
    { field: 'mobile', value: '+6621234567' },
    { field: 'bankAddress', value: '1 Pier Road' },
    { field: 'branchName', value: 'Pier' },
  ] as const;
  const confirmation = await signer.confirm({ action: 'card', method: 'bank', fields });
  const input = { requestId: randomUUID(), method: 'bank', fields: [...fields], confirmation };
  const bound = await server.ask(editBankCard, input, { token: signer.token });
  const [kept] = await signaturesOf(signer.id);
  expect(kept).toEqual({
    action: 'card',
    kind: null,
    card: bound.code === 200 ? bound.data.id : '',
    about: { method: 'bank', to: expect.stringMatching(/^[0-9a-f]{64}$/) },
  });
});

test('a signature is valid once, briefly, for its act and session, and only with user verification', async () => {
  const signer = await ready('one-use');
  const once = await signer.answer(exchange());
  expect(await signer.check(once)).toMatchObject({ code: 200 });
  expect(reasonOf(await signer.check(once))).toBe('signature_wrong');

  const other = await signer.answer(exchange());
  const { about } = await signer.answer(exchange('2'));
  expect(reasonOf(await signer.check({ ...other, about }))).toBe('signature_wrong');
  expect(reasonOf(await signer.check({ ...other, at: '2026-01-01T00:00:00.000Z' }))).toBe(
    'signature_wrong',
  );
  const noFinger = await signer.answer(exchange(), { isVerified: false });
  expect(reasonOf(await signer.check(noFinger))).toBe('signature_wrong');

  const elsewhere = await ready('elsewhere');
  const foreign = await signer.answer(exchange());
  expect(reasonOf(await elsewhere.check(foreign, elsewhere.token))).toBe('signature_wrong');

  const late = await signer.answer(exchange());
  server.clock.now = new Date(server.clock.now.getTime() + 6 * 60_000);
  expect(reasonOf(await signer.check(late))).toBe('signature_wrong');
  // The sixth try of a quarter of an hour, whatever it brings.
  expect(reasonOf(await signer.check(await signer.answer(exchange())))).toBe('too_many_attempts');
});

test('a passkey does not bypass what blocks the six digits', async () => {
  const early = await server.admit('early-key');
  const passkey = await addTestPasskey(server, { token: early });
  const way = signing(server, early, passkey);
  expect(reasonOf(await way.ask(exchange()))).toBe('pay_password_not_set');
  server.clock.now = new Date(server.clock.now.getTime() + 1000);
  const password = md5('739154');
  await server.ask(setPayPassword, { password, loginPassword: testPassword }, { token: early });
  // Added with the login password alone, so it only logs in.
  expect(reasonOf(await way.ask(exchange()))).toBe('passkey_before_digits');
  expect(await server.ask(payPasswordState, {}, { token: early })).toMatchObject({
    data: { hasPasskey: false },
  });

  const signer = await ready('guarded');
  expect(await server.ask(payPasswordState, {}, signer)).toMatchObject({
    data: { hasPasskey: true },
  });
  const before = await signer.answer(exchange());
  await server.db.sql`update pay_password set tries = 10 where partner_id = ${signer.id}`;
  expect(reasonOf(await signer.check(before))).toBe('pay_password_disabled');
  expect(reasonOf(await signer.ask(exchange()))).toBe('pay_password_disabled');
  await server.db.sql`update pay_password set tries = 0 where partner_id = ${signer.id}`;
  const keys = await server.ask(listPasskeys, {}, signer);
  const id = keys.code === 200 ? (keys.data.list[0]?.id ?? '') : '';
  await server.ask(endPasskey, { id }, signer);
  expect(reasonOf(await signer.check(before))).toBe('signature_wrong');
});

test('what was signed is never changed or deleted, and an entry has one signature', async () => {
  const signer = await ready('kept-signer');
  const { input: asked, subject } = createPayoutRequest('30.00', signer.cardId);
  const confirmation = await signer.confirm(subject);
  const input = { ...asked, requestId: randomUUID(), confirmation };
  expect(await server.ask(requestPayout, input, signer)).toMatchObject({ code: 200 });
  const { sql } = server.db;
  const own = fragment`where partner_id = ${signer.id}`;
  const changes = [
    fragment`update act_signature set text = text || ' ' ${own}`,
    fragment`update act_signature set salt = null ${own}`,
    fragment`delete from act_signature ${own}`,
    fragment`
      insert into act_signature (partner_id, action, entry_id, text, client_data,
        authenticator_data, signature, public_key, credential_hash, signed_at)
      select partner_id, action, entry_id, text || ' ', client_data, authenticator_data, signature,
             public_key, credential_hash, signed_at from act_signature ${own}`,
  ];
  for (const change of changes) await expect(sql`${change}`).rejects.toThrow();
  expect(await signaturesOf(signer.id)).toHaveLength(1);
});
