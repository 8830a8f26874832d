import type { ComponentType } from 'react';
import type { texts as messages } from '#texts/en/app.ts';
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
  /** Whether it needs the texts behind the login. */
  readonly needsAllTexts: boolean;
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
  needsAllTexts: false,
});

/** A screen for recovering an account, with an arrow back to where the user came from. */
const wayBack = (path: string, screen: ComponentType): ScreenRoute => ({
  ...open(path, screen, header(null, { ...beforeLogin, back: true })),
  windowTitle: 'forgot',
});

const closed = (path: string, options: HeaderOptions, screen: ComponentType): ScreenRoute => ({
  path,
  screen,
  auth: true,
  header: options,
  needsAllTexts: true,
});

/** All screens of the app as data: the partners' 22, settings, about us and account recovery. */
export const screenRoutes: readonly ScreenRoute[] = [
  { ...open('/login', LoginScreen, header(null, beforeLogin)), windowTitle: 'login' },
  {
    ...open('/register', RegisterScreen, header(null, beforeLogin)),
    windowTitle: 'register',
  },
  {
    ...open('/reset', ResetScreen, header(null, beforeLogin)),
    windowTitle: 'reset',
  },
  {
    ...open('/confirm-email', ConfirmEmailScreen, header(null, beforeLogin)),
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
    windowTitle: 'welcome',
  },
  {
    ...open('/integrity', IntegrityScreen, header('integrity', { notification: false })),
    needsAllTexts: true,
  },
  closed('/ad-center', header('adCenter', { previousPage: false, logout: true }), AdCenterScreen),
  closed('/ad-center/activities', header('activities'), ActivitiesScreen),
  closed('/ad-center/coupons', header('coupons'), CouponsScreen),
  closed('/ad-center/edit-login-password', header('editLoginPassword'), EditLoginPasswordScreen),
  closed('/ad-center/edit-pay-password', header('editPayPassword'), EditPayPasswordScreen),
  closed('/ad-center/feedback', header('feedback'), FeedbackScreen),
  closed('/ad-center/level', header('level'), LevelScreen),
  closed('/ad-center/operated', header('operated'), OperatedScreen),
  closed(
    '/ad-center/ques-detail',
    header('question', { language: false, notification: false }),
    QuestionScreen,
  ),
  closed('/plan', header('plan', { backRoute: '/ad-center', logout: true }), PlanScreen),
  closed('/plan/detail', header('planDetail'), PlanDetailScreen),
  closed('/plan/goods-detail', header('product', { transparent: true }), GoodsDetailScreen),
  closed('/wallet', header('wallet'), WalletScreen),
  closed('/wallet/bind-card', header('bindCard'), BindCardScreen),
  closed(
    '/wallet/foreign-exchange',
    header('exchange', { transparent: true, whiteText: true }),
    ForeignExchangeScreen,
  ),
  closed('/wallet/set-password', header('setPassword'), SetPasswordScreen),
  closed('/notification', header('notifications'), NotificationScreen),
  closed('/more', header('more'), MoreScreen),
  closed('/customer', header('customer'), CustomerScreen),
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
