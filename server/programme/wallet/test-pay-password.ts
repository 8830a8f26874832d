import { hash } from 'node:crypto';
import { checkPayPassword, setPayPassword } from '#contract/pay-password.ts';
import { aboutOf, type ConfirmationSubject } from '#domain/wallet/confirmation.ts';
import { type TestServer, testPassword } from '../../test-server.ts';

export const md5 = (digits: string): string => hash('md5', digits);

/** Six digits that every rule accepts, and some wrong ones. */
export const rightDigits = '274916';
export const wrongDigits = '830572';

/** Registers a partner with a transaction password and returns the token. */
export async function admitWithPayPassword(server: TestServer, username: string): Promise<string> {
  const token = await server.admit(username);
  const input = { password: md5(rightDigits), loginPassword: testPassword };
  const answer = await server.ask(setPayPassword, input, { token });
  if (answer.code !== 200) throw new Error(answer.msg);
  return token;
}

export const enterDigits = (
  server: TestServer,
  token: string,
  subject: ConfirmationSubject = { action: 'pay-password' },
  digits = rightDigits,
) =>
  server.ask(
    checkPayPassword,
    { password: md5(digits), action: subject.action, about: aboutOf(subject) },
    { token },
  );

/** Enters the transaction password for one action and returns the confirmation. */
export async function confirmFor(
  server: TestServer,
  token: string,
  subject: ConfirmationSubject,
  digits = rightDigits,
): Promise<string> {
  const answer = await enterDigits(server, token, subject, digits);
  if (answer.code !== 200) throw new Error(answer.msg);
  return answer.data.confirmation;
}

/** A partner's notices after the welcome, oldest first. */
export async function noticesOf(server: TestServer, username: string): Promise<string[]> {
  const rows = await server.db.sql.many<{ what: string }>`
    select what from notice join partner on partner.id = partner_id
     where username_key = ${username} and what <> 'welcome' order by notice.at, notice.ctid`;
  return rows.map(({ what }) => what);
}
