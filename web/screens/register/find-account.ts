import { previewCode, type registerV2 } from '#contract/register.ts';
import type { Input } from '#contract/route.ts';
import { endSession, listSessions, loginV2 } from '#contract/session.ts';
import type { Reason } from '#domain/refusal.ts';
import { CallFailure, call } from '../../api/call.ts';

type Typed = Pick<Input<typeof registerV2>, 'licenseKey' | 'username' | 'password'>;

/**
 * Asks whether a registration whose answer was lost opened the account: its code is then used, and
 * its username and password log in.
 */
export function accountFinder({ licenseKey, username, password }: Typed) {
  let token: string | null = null;
  return async (): Promise<{ readonly token: string } | false> => {
    const usedRefusal = await call(previewCode, { licenseKey }).then(
      () => null,
      refusalFor('code_used'),
    );
    if (!usedRefusal) return false;
    // Asking again must not leave a session each time.
    token ??= await call(loginV2, { username, password }).then(
      (admitted) => admitted.token,
      (error) => {
        refusalFor('credentials_wrong')(error);
        // Somebody else has used it.
        throw usedRefusal;
      },
    );
    await endOthers(token);
    return { token };
  };
}

/** The refusal for that reason; any other failure stays one. */
const refusalFor =
  (reason: Reason) =>
  (error: unknown): CallFailure => {
    if (error instanceof CallFailure && error.reason === reason) return error;
    throw error;
  };

/** The session that the lost answer opened: nobody has its token. */
async function endOthers(token: string): Promise<void> {
  const { list } = await call(listSessions, {}, token);
  for (const { id, isThis } of list) if (!isThis) await call(endSession, { id }, token);
}
