import { userInfo } from '#contract/account.ts';
import { useLanguage } from '../i18n/language.tsx';
import { currentLocation, go } from '../location/hash-location.ts';
import { onwardOf } from '../location/return-address.ts';
import {
  keepUserInfo,
  languageOwedStored,
  languageStored,
  tokenStored,
} from '../session/session.ts';
import { tellLanguage } from './tell-language.ts';
import { useAsk } from './use-ask.ts';

/**
 * The last step of every login: load the account behind the token, store both, and go to the page
 * that was requested before the login, or to the ad centre. Returns whether that worked.
 */
export function useEnter() {
  const ask = useAsk();
  const { speak } = useLanguage();
  return async ({ token }: { readonly token: string }): Promise<boolean> => {
    const info = await ask(userInfo, {}, undefined, token);
    if (!info) return false;
    keepUserInfo(info);
    // The latest choice wins: one made here that the account does not have yet, or else the
    // account's.
    if (languageOwedStored.get()) void tellLanguage(token);
    else if (languageStored.get() !== info.language) await speak(info.language).catch(() => {});
    // The token comes last: once it is stored, the app treats the visitor as logged in.
    tokenStored.set(token);
    const { path, query } = onwardOf(currentLocation().query);
    go(path, { query, replace: true });
    return true;
  };
}
