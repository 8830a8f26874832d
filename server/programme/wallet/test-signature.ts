import { askActSignature, checkActSignature } from '#contract/signed-act.ts';
import { aboutOf, type ConfirmationSubject } from '#domain/wallet/confirmation.ts';
import type { SignedAction } from '#domain/wallet/signed-act.ts';
import type { TestPasskey } from '../../people/partner/test-partner-passkey.ts';
import type { TestServer } from '../../test-server.ts';

type SignedSubject = Extract<ConfirmationSubject, { readonly action: SignedAction }>;

/** A session in which acts are confirmed with a passkey, as the app does it. */
export function signing(server: TestServer, token: string, passkey: TestPasskey) {
  const actOf = (subject: SignedSubject) => ({ action: subject.action, about: aboutOf(subject) });
  const ask = (subject: SignedSubject) => server.ask(askActSignature, actOf(subject), { token });
  /** What the app sends for this act; `isVerified` is whether the owner's finger was there. */
  const answer = async (
    subject: SignedSubject,
    options: { readonly isVerified?: boolean } = {},
  ) => {
    const asked = await ask(subject);
    if (asked.code !== 200) throw new Error(asked.msg);
    const { at, nonce, salt, asked: asking } = asked.data;
    const signed = passkey.signIn(asking.challenge, options);
    return { ...actOf(subject), at, nonce, salt, signed };
  };
  const check = (input: Awaited<ReturnType<typeof answer>>, as = token) =>
    server.ask(checkActSignature, input, { token: as });
  const confirm = async (subject: ConfirmationSubject): Promise<string> => {
    const checked = await check(await answer(subject as SignedSubject));
    if (checked.code !== 200) throw new Error(checked.msg);
    return checked.data.confirmation;
  };
  return { ask, answer, check, confirm };
}
