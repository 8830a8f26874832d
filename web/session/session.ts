import type { userInfo as userInfoRoute } from '#contract/account.ts';
import type { Output } from '#contract/route.ts';
import type { startConfig } from '#contract/start-config.ts';
import { chooseLanguage, isLanguage, type Language, languageMapDefault } from '#domain/language.ts';
import { createStored } from './stored.ts';

type WholeUserInfo = Output<typeof userInfoRoute>;

/** What is stored of the account: nothing that a thief of the storage could use elsewhere. */
export type KeptUserInfo = Omit<WholeUserInfo, 'email' | 'phone'>;
/** Payout methods and questions are fetched each time. */
export type KeptConfig = Output<typeof startConfig>;

const isText = (value: unknown) => typeof value === 'string' && value !== '';
const isRecord = (value: unknown) => typeof value === 'object' && value !== null;

export const tokenStored = createStored<string>('token', isText);
export const userInfoStored = createStored<KeptUserInfo>('userInfo', isRecord);
/** Set when the account is closed, and the token only gives access to statement and payout. */
export const leavingStored = createStored<string>('leaving', isText);
export const basicConfigStored = createStored<KeptConfig>('basicConfig', isRecord);
export const languageStored = createStored<Language>(
  'lang',
  (value) => typeof value === 'string' && isLanguage(value),
);

/** Whether a language was chosen here that the account does not know about yet. */
export const languageOwedStored = createStored<boolean>('langOwed', (value) => value === true);

export function keepUserInfo({ email: _email, phone: _phone, ...userInfo }: WholeUserInfo): void {
  userInfoStored.set(userInfo);
  leavingStored.set(null);
}

/** When the app was left, if it locks itself, and whether it is locked. */
export const leftAtStored = createStored<number>('leftAt', (value) => typeof value === 'number');
export const lockedStored = createStored<boolean>('locked', (value) => value === true);

/** Logged out: token and account are forgotten, language and configuration stay. */
export function clearSession(): void {
  tokenStored.set(null);
  userInfoStored.set(null);
  leavingStored.set(null);
  leftAtStored.set(null);
  lockedStored.set(null);
  // What was stored for offline use belonged to this account.
  if (typeof caches !== 'undefined') void caches.delete('data');
}

/**
 * For the owner of a closed account, the account may be unknown and the way of logging in is all
 * there is.
 */
export const isRegisterEntry = (): boolean =>
  (userInfoStored.get()?.entry ?? leavingStored.get() ?? 'register') === 'register';

/** Whether an ended session leads to the login: also for the owner of a closed account. */
export const endsAtLogin = (): boolean => isRegisterEntry() || leavingStored.get() !== null;

/** The language of a code, by the server's map when it is known. */
export const languageMap = () => basicConfigStored.get()?.client_language_map ?? languageMapDefault;

/** The chosen language, else the browser's by the network's map, else English. */
export const currentLanguage = (): Language =>
  languageStored.get() ?? chooseLanguage(navigator.languages ?? [], languageMap());
