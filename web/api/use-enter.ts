import { userInfo } from '#contract/account.ts';
import { useLanguage } from '../i18n/language.tsx';
import { go } from '../location/hash-location.ts';
import { keepUserInfo, languageStored, tokenStored } from '../session/session.ts';
import { useAsk } from './use-ask.ts';

/** What follows every way in: learn whose the token is, keep both, and go to the ad centre. */
export function useEnter() {
  const ask = useAsk();
  const { speak } = useLanguage();
  return async ({ token }: { readonly token: string }): Promise<void> => {
    const info = await ask(userInfo, {}, undefined, token);
    if (!info) return;
    keepUserInfo(info);
    // Who never chose a language on this device gets the one of the account.
    if (!languageStored.get()) await speak(info.language);
    // The token comes last: with it, the app takes this visitor for logged in.
    tokenStored.set(token);
    go('/ad-center', { replace: true });
  };
}
