import type { userInfo as userInfoRoute } from '#contract/account.ts';
import type { basicConfig as basicConfigRoute } from '#contract/help.ts';
import type { Output } from '#contract/route.ts';
import { chooseLanguage, isLanguage, type Language, languageMapDefault } from '#domain/language.ts';
import { forgetHandover } from './forget-handover.ts';
import { stored } from './stored.ts';

type WholeUserInfo = Output<typeof userInfoRoute>;
type WholeConfig = Output<typeof basicConfigRoute>;

/** What is kept of the account: nothing that a thief of the storage could use elsewhere. */
export type KeptUserInfo = Omit<WholeUserInfo, 'email' | 'phone'>;
/** Ways to be paid out and questions are asked for anew each time. */
export type KeptConfig = Omit<WholeConfig, 'withdraw_method_config' | 'faq_config'>;

const isText = (value: unknown) => typeof value === 'string' && value !== '';
const isRecord = (value: unknown) => typeof value === 'object' && value !== null;

export const tokenStored = stored<string>('token', isText);
export const userInfoStored = stored<KeptUserInfo>('userInfo', isRecord);
/** Set when the account may not be used, and the token opens statement and payout alone. */
export const leavingStored = stored<string>('leaving', isText);
export const basicConfigStored = stored<KeptConfig>('basicConfig', isRecord);
export const languageStored = stored<Language>(
  'lang',
  (value) => typeof value === 'string' && isLanguage(value),
);

/** Whether a language was chosen here of which the account has not heard yet. */
export const languageOwedStored = stored<boolean>('langOwed', (value) => value === true);

export function keepUserInfo({ email: _email, phone: _phone, ...kept }: WholeUserInfo): void {
  // Another account: nothing is sent any more with the token of the one before.
  if (userInfoStored.get()?.id !== kept.id) forgetHandover();
  userInfoStored.set(kept);
  leavingStored.set(null);
}

export function keepConfig(config: WholeConfig): void {
  const { withdraw_method_config: _methods, faq_config: _questions, ...kept } = config;
  basicConfigStored.set(kept);
}

/** When the app was left, of who has it lock itself, and whether it is locked. */
export const leftAtStored = stored<number>('leftAt', (value) => typeof value === 'number');
export const lockedStored = stored<boolean>('locked', (value) => value === true);

/** Logged out: the token and the account are forgotten, language and configuration stay. */
export function clearSession(): void {
  tokenStored.set(null);
  userInfoStored.set(null);
  leavingStored.set(null);
  leftAtStored.set(null);
  lockedStored.set(null);
  // What was kept to be shown without a network was this account's.
  if (typeof caches !== 'undefined') void caches.delete('data');
  forgetHandover();
}

/** Of who leaves, the account may be unknown, and the way in is all there is. */
export const isRegisterEntry = (): boolean =>
  (userInfoStored.get()?.entry ?? leavingStored.get() ?? 'register') === 'register';

/** Whether an ended session leads to the login: also for who leaves, who has nowhere else to go. */
export const endsAtLogin = (): boolean => isRegisterEntry() || leavingStored.get() !== null;

/** Which language a code means, by the server's map when it is known. */
export const languageMap = () => basicConfigStored.get()?.client_language_map ?? languageMapDefault;

/** The chosen language, or else where the network's map leads the browser, or else English. */
export const currentLanguage = (): Language =>
  languageStored.get() ?? chooseLanguage(navigator.languages ?? [], languageMap());
