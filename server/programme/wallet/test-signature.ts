import { askActSignature, checkActSignature } from '#contract/signed-act.ts';
import { aboutOf, type ConfirmationSubject } from '#domain/wallet/confirmation.ts';
import type { SignedAction } from '#domain/wallet/signed-act.ts';
import type { TestPasskey } from '../../people/partner/test-partner-passkey.ts';
import type { TestServer } from '../../test-server.ts';

type SignedSubject = Extract<ConfirmationSubject, { readonly action: SignedAction }>;

/** A session in which acts are confirmed with a passkey, as the app does it. */
export function signing(server: TestServer, token: string, passkey: TestPasskey) {
  const actOf = (subject: SignedSubject) => ({ action: subject.action, about: aboutOf(subject) });
  const askForSignature = (subject: SignedSubject) =>
    server.ask(askActSignature, actOf(subject), { token });

  /** What the app sends for this act; `isVerified` is whether the owner's finger was there. */
  const createAnswer = async (
    subject: SignedSubject,
    options: { readonly isVerified?: boolean } = {},
  ) => {
    const reply = await askForSignature(subject);

    if (reply.code !== 200) throw new Error(reply.msg);

    const { at, nonce, salt, asked: challengeOptions } = reply.data;
    const signed = passkey.signIn(challengeOptions.challenge, options);
    return { ...actOf(subject), at, nonce, salt, signed };
  };
  const check = (input: Awaited<ReturnType<typeof createAnswer>>, sessionToken = token) =>
    server.ask(checkActSignature, input, { token: sessionToken });
  const confirm = async (subject: ConfirmationSubject): Promise<string> => {
    const reply = await check(await createAnswer(subject as SignedSubject));
    if (reply.code !== 200) throw new Error(reply.msg);
    return reply.data.confirmation;
  };
  return { ask: askForSignature, answer: createAnswer, check, confirm };
}
