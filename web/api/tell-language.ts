import { editUserInfo } from '#contract/account.ts';
import { languageOwedStored, languageStored, tokenStored } from '../session/session.ts';
import { call } from './call.ts';

/**
 * Tells the account which language was chosen on this device: its notices and pushes are written
 * in it. Until the account has heard it, the choice is owed, and the next way in tells it again.
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
  // Another may have been chosen while this one was on its way.
  if (languageStored.get() === language) languageOwedStored.set(null);
}
