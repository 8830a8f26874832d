import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  addPasskey,
  askNewPasskey,
  askPasskey,
  listDeskSessions,
  removePasskey,
  signInByPasskey,
} from '#contract/desk/access.ts';
import { attemptLimits } from '#domain/partner/attempts.ts';
import { makeTestPasskey } from '../../platform/webauthn/test-passkey.ts';
import { createTestServer, reasonOf, type TestServer } from '../../test-server.ts';
import { admitStaff, askDesk } from '../test-desk.ts';

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const origin = 'http://localhost';

async function challengeToSignIn(): Promise<string> {
  const asked = await askDesk(server, askPasskey, {});
  return asked.code === 200 ? String(asked.data.challenge) : '';
}

test('a passkey is added, signs in, answers each question once, and can be forgotten', async () => {
  const staff = await admitStaff(server, 'Kim Key', 'support');
  const passkey = makeTestPasskey(origin);
  const { challenge } = await staff.get(askNewPasskey, {});
  const made = { label: 'Phone', response: passkey.register(String(challenge)) };
  await staff.get(addPasskey, made);
  expect(reasonOf(await staff.ask(addPasskey, made))).toBe('desk_passkey_wrong');
  const response = passkey.signIn(await challengeToSignIn());
  const entered = await askDesk(server, signInByPasskey, { response });
  expect(entered).toMatchObject({ code: 200, data: { name: 'Kim Key' } });
  expect(entered.setCookie).toContain('HttpOnly');
  const replayed = await askDesk(server, signInByPasskey, { response });
  expect(reasonOf(replayed)).toBe('desk_passkey_wrong');
  const [kept] = (await staff.get(listDeskSessions, {})).passkeys;
  expect(kept).toMatchObject({ label: 'Phone' });
  await staff.get(removePasskey, { id: kept?.id ?? '' });
  const after = passkey.signIn(await challengeToSignIn());
  expect(reasonOf(await askDesk(server, signInByPasskey, { response: after }))).toBe(
    'desk_passkey_wrong',
  );
});

test('a passkey belongs to the account that added it first, and to no other after that', async () => {
  const first = await admitStaff(server, 'Ana First', 'approver');
  const other = await admitStaff(server, 'Ana Other', 'approver');
  const passkey = makeTestPasskey(origin);
  const add = async (staff: typeof first) => {
    const { challenge } = await staff.get(askNewPasskey, {});
    const response = passkey.register(String(challenge));
    return reasonOf(await staff.ask(addPasskey, { label: '', response }));
  };
  expect([await add(first), await add(other)]).toEqual([null, 'desk_passkey_wrong']);
  const response = passkey.signIn(await challengeToSignIn());
  const entered = await askDesk(server, signInByPasskey, { response });
  expect(entered).toMatchObject({ code: 200, data: { name: 'Ana First' } });

  // Removed, it is still nobody else's.
  const [key] = (await first.get(listDeskSessions, {})).passkeys;
  await first.get(removePasskey, { id: key?.id ?? '' });
  expect(await add(other)).toBe('desk_passkey_wrong');
});

test('a passkey of another page or of a stranger opens nothing', async () => {
  const staff = await admitStaff(server, 'Lee Lock', 'support');
  const elsewhere = makeTestPasskey('https://desk.example');
  const { challenge } = await staff.get(askNewPasskey, {});
  const made = { label: '', response: elsewhere.register(String(challenge)) };
  expect(reasonOf(await staff.ask(addPasskey, made))).toBe('desk_passkey_wrong');
  const stranger = makeTestPasskey(origin);
  const response = stranger.signIn(await challengeToSignIn());
  expect(reasonOf(await askDesk(server, signInByPasskey, { response }))).toBe('desk_passkey_wrong');
});

test('wrong passkeys come to an end, and strangers behind the same address close no right one', async () => {
  const staff = await admitStaff(server, 'Mo Many', 'support');
  const passkey = makeTestPasskey(origin);
  const { challenge } = await staff.get(askNewPasskey, {});
  await staff.get(addPasskey, { label: '', response: passkey.register(String(challenge)) });
  const signIn = (response: ReturnType<typeof passkey.signIn>) =>
    askDesk(server, signInByPasskey, { response });
  const wrong = makeTestPasskey(origin).signIn(await challengeToSignIn());
  const { most } = attemptLimits.deskPasskeyFromAddress;
  const reasons = new Set<string | null>();
  for (let nth = 0; nth <= most; nth += 1) reasons.add(reasonOf(await signIn(wrong)));
  expect([...reasons]).toEqual(['desk_passkey_wrong', 'too_many_attempts']);
  const entered = await signIn(passkey.signIn(await challengeToSignIn()));
  expect(entered).toMatchObject({ code: 200, data: { name: 'Mo Many' } });
});
