import { addPasskey, askNewPasskey, askPasskeyLogin, logInByPasskey } from '#contract/passkey.ts';
import { makeTestPasskey } from '../../platform/webauthn/test-passkey.ts';
import type { TestPartner } from '../../programme/wallet/test-partner.ts';
import { type TestServer, testPassword } from '../../test-server.ts';

export type TestPasskey = ReturnType<typeof makeTestPasskey>;

/** The origin of the app in these tests. */
export const testOrigin = 'http://localhost:80';

interface PasskeyProof {
  readonly token: string;
  /** For a partner with six digits; one without gives the login password. */
  readonly confirm?: TestPartner['confirm'];
  readonly password?: string;
}

/** A passkey that a partner added to the account, as a phone does. */
export async function addTestPasskey(
  server: TestServer,
  { token, confirm, password = testPassword }: PasskeyProof,
  name = 'Phone',
): Promise<TestPasskey> {
  const proof = confirm
    ? { confirmation: await confirm({ action: 'passkey' }) }
    : { loginPassword: password };
  const answer = await server.ask(askNewPasskey, proof, { token });
  if (answer.code !== 200) throw new Error(answer.msg);

  const passkey = makeTestPasskey(testOrigin);
  const form = { name, passkey: passkey.register(answer.data.challenge) };
  const added = await server.ask(addPasskey, form, { token });
  if (added.code !== 200) throw new Error(added.msg);
  return passkey;
}

export async function enterByPasskey(server: TestServer, passkey: TestPasskey, address?: string) {
  const sender = address ? { address } : {};
  const answer = await server.ask(askPasskeyLogin, {}, sender);
  const challenge = answer.code === 200 ? answer.data.challenge : '';
  return server.ask(logInByPasskey, passkey.signIn(challenge), sender);
}
