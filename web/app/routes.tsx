import type { ComponentType } from 'react';
import type { texts as messages } from '#texts/en/app.ts';
import type { MessagePart } from '../i18n/load-messages.ts';
import { LoginScreen } from '../screens/login/login-screen.tsx';
import {
  ActivitiesScreen,
  AdCenterScreen,
  AdWelcomeScreen,
  BindCardScreen,
  ConfirmEmailScreen,
  CouponsScreen,
  CustomerScreen,
  EditLoginPasswordScreen,
  EditPayPasswordScreen,
  EntryScreen,
  FeedbackScreen,
  ForeignExchangeScreen,
  ForgotScreen,
  GoodsDetailScreen,
  IntegrityScreen,
  LevelScreen,
  MoreScreen,
  NotFoundScreen,
  NotificationScreen,
  OperatedScreen,
  PlanDetailScreen,
  PlanScreen,
  QuestionScreen,
  RegisterScreen,
  ResetMailScreen,
  ResetScreen,
  SetPasswordScreen,
  WalletScreen,
} from './lazy-screens.ts';

type TitleKey = keyof (typeof messages)['screen'];

/** Screens without a title in the header still title their window, each with its own. */
export type WindowTitle = 'login' | 'register' | 'welcome' | 'reset' | 'forgot' | 'email';

/** The header of a screen. */
export interface HeaderOptions {
  readonly title: TitleKey | null;
  /** Whether there is a back arrow at all. */
  readonly back: boolean;
  /** Without a previous page, the arrow closes the host app's view. */
  readonly previousPage: boolean;
  /** The target of the back arrow, if it is always the same. */
  readonly backRoute: string | null;
  readonly transparent: boolean;
  readonly whiteText: boolean;
  readonly service: boolean;
  readonly language: boolean;
  readonly notification: boolean;
  /** Shown to those who registered here; others log out in their host app. */
  readonly logout: boolean;
}

export interface ScreenRoute {
  readonly path: string;
  readonly auth: boolean;
  readonly header: HeaderOptions;
  readonly windowTitle?: WindowTitle;
  readonly screen: ComponentType;
  /** The texts that it needs beyond the common ones. */
  readonly words: readonly MessagePart[];
}

const header = (title: TitleKey | null, options: Partial<HeaderOptions> = {}): HeaderOptions => ({
  title,
  back: true,
  previousPage: true,
  backRoute: null,
  transparent: false,
  whiteText: false,
  service: true,
  language: true,
  notification: true,
  logout: false,
  ...options,
});

const beforeLogin = { back: false, notification: false, logout: false };
const bare = { ...beforeLogin, language: false };

const open = (path: string, screen: ComponentType, options: HeaderOptions): ScreenRoute => ({
  path,
  screen,
  auth: false,
  header: options,
  words: [],
});

/** A screen for recovering an account, with an arrow back to where the user came from. */
const wayBack = (path: string, screen: ComponentType): ScreenRoute => ({
  ...open(path, screen, header(null, { ...beforeLogin, back: true })),
  words: forRecovery,
  windowTitle: 'forgot',
});

const forMembers: readonly MessagePart[] = ['for-members'];
const forRecovery: readonly MessagePart[] = ['for-recovery'];
const forAccount: readonly MessagePart[] = [...forMembers, 'for-account'];
/** With the texts of the forms that set a password behind the login. */
const forReset: readonly MessagePart[] = [...forAccount, ...forRecovery];
const forEveryone: readonly MessagePart[] = ['for-money', 'for-integrity'];
const forHelp: readonly MessagePart[] = [...forMembers, 'for-help'];
const forMoney: readonly MessagePart[] = [...forMembers, 'for-money'];
const forChat: readonly MessagePart[] = [...forMoney, 'for-help'];
const forProgramme: readonly MessagePart[] = [...forMoney, 'for-programme'];

const closed = (
  path: string,
  options: HeaderOptions,
  screen: ComponentType,
  words = forMembers,
) => ({
  path,
  screen,
  auth: true,
  header: options,
  words,
});

/** All screens of the app as data: the partners' 22, settings, about us and account recovery. */
export const screenRoutes: readonly ScreenRoute[] = [
  { ...open('/login', LoginScreen, header(null, beforeLogin)), windowTitle: 'login' },
  {
    ...open('/register', RegisterScreen, header(null, beforeLogin)),
    words: forAccount,
    windowTitle: 'register',
  },
  {
    ...open('/reset', ResetScreen, header(null, beforeLogin)),
    words: forReset,
    windowTitle: 'reset',
  },
  {
    ...open('/confirm-email', ConfirmEmailScreen, header(null, beforeLogin)),
    words: forRecovery,
    windowTitle: 'email',
  },
  wayBack('/forgot', ForgotScreen),
  wayBack('/forgot/mail', ResetMailScreen),
  open('/entry', EntryScreen, header(null, bare)),
  {
    ...open(
      '/ad-welcome',
      AdWelcomeScreen,
      header(null, { ...bare, transparent: true, whiteText: true }),
    ),
    words: forAccount,
    windowTitle: 'welcome',
  },
  {
    ...open('/integrity', IntegrityScreen, header('integrity', { notification: false })),
    words: forEveryone,
  },
  closed('/ad-center', header('adCenter', { previousPage: false, logout: true }), AdCenterScreen),
  closed('/ad-center/activities', header('activities'), ActivitiesScreen, forProgramme),
  closed('/ad-center/coupons', header('coupons'), CouponsScreen, forProgramme),
  closed('/ad-center/edit-login-password', header('editLoginPassword'), EditLoginPasswordScreen, [
    ...forMoney,
    ...forReset,
  ]),
  closed(
    '/ad-center/edit-pay-password',
    header('editPayPassword'),
    EditPayPasswordScreen,
    forMoney,
  ),
  closed('/ad-center/feedback', header('feedback'), FeedbackScreen, forHelp),
  closed('/ad-center/level', header('level'), LevelScreen, forProgramme),
  closed('/ad-center/operated', header('operated'), OperatedScreen, forProgramme),
  closed(
    '/ad-center/ques-detail',
    header('question', { language: false, notification: false }),
    QuestionScreen,
    forHelp,
  ),
  closed('/plan', header('plan', { backRoute: '/ad-center', logout: true }), PlanScreen, forMoney),
  closed('/plan/detail', header('planDetail'), PlanDetailScreen, forProgramme),
  closed(
    '/plan/goods-detail',
    header('product', { transparent: true }),
    GoodsDetailScreen,
    forMoney,
  ),
  closed('/wallet', header('wallet'), WalletScreen, forMoney),
  closed('/wallet/bind-card', header('bindCard'), BindCardScreen, forMoney),
  closed(
    '/wallet/foreign-exchange',
    header('exchange', { transparent: true, whiteText: true }),
    ForeignExchangeScreen,
    forMoney,
  ),
  closed('/wallet/set-password', header('setPassword'), SetPasswordScreen, forMoney),
  closed('/notification', header('notifications'), NotificationScreen, forHelp),
  closed('/more', header('more'), MoreScreen, [...forHelp, 'for-account']),
  closed('/customer', header('customer'), CustomerScreen, forChat),
];

const notFound = open('/404', NotFoundScreen, header('notFound', { notification: false }));

/** The route of a path; unknown paths share one that is open to everyone. */
export const routeOf = (path: string): ScreenRoute =>
  screenRoutes.find((route) => route.path === path) ?? notFound;

/** The parent screen of a path, for those who opened it directly; the ad centre is above all. */
export function parentOf(path: string): string {
  const above = path.slice(0, path.lastIndexOf('/'));
  return screenRoutes.some((route) => route.path === above) ? above : '/ad-center';
}
