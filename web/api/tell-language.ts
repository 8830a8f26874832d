import { editUserInfo } from '#contract/account.ts';
import { languageOwedStored, languageStored, tokenStored } from '../session/session.ts';
import { call } from './call.ts';

/**
 * Tells the account which language was chosen on this device, for its notices and pushes. Until the
 * account has it, the choice is pending and the next login sends it again.
 */
export async function tellLanguage(token: string | null = tokenStored.get()): Promise<void> {
  const language = languageStored.get();
  if (!language) return;
  languageOwedStored.set(true);
  if (!token) return;
  try {
    await call(editUserInfo, { language }, token);
  } catch {
    return;
  }
  // Another may have been chosen while this one was being sent.
  if (languageStored.get() === language) languageOwedStored.set(null);
}
