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
 * What follows every way in: learn whose the token is, keep both, and go to the page that was
 * wanted before the login, or to the ad centre. Says whether one is there.
 */
export function useEnter() {
  const ask = useAsk();
  const { speak } = useLanguage();
  return async ({ token }: { readonly token: string }): Promise<boolean> => {
    const info = await ask(userInfo, {}, undefined, token);
    if (!info) return false;
    keepUserInfo(info);
    // The last choice counts: one made here that the account has not heard of, or else its own.
    if (languageOwedStored.get()) void tellLanguage(token);
    else if (languageStored.get() !== info.language) await speak(info.language).catch(() => {});
    // The token comes last: with it, the app takes this visitor for logged in.
    tokenStored.set(token);
    const { path, query } = onwardOf(currentLocation().query);
    go(path, { query, replace: true });
    return true;
  };
}
