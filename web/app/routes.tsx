import { type ComponentType, lazy } from 'react';
import type { texts as messages } from '#texts/en/app.ts';
import { LoginScreen } from '../screens/login/login-screen.tsx';

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

/** Only the login is in the first bundle; every other screen loads when first shown. */
const screenOf = <Name extends string>(
  name: Name,
  load: () => Promise<Record<Name, ComponentType>>,
) => lazy(async () => ({ default: (await load())[name] }));

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

/** The one list of screens, as data: the partners' 22, settings, about us and account recovery. */
export const screenRoutes: readonly ScreenRoute[] = [
  { ...open('/login', LoginScreen, header(null, beforeLogin)), windowTitle: 'login' },
  {
    ...open(
      '/register',
      screenOf('RegisterScreen', () => import('../screens/register/register-screen.tsx')),
      header(null, beforeLogin),
    ),
    windowTitle: 'register',
  },
  {
    ...open(
      '/reset',
      screenOf('ResetScreen', () => import('../screens/reset/reset-screen.tsx')),
      header(null, beforeLogin),
    ),
    windowTitle: 'reset',
  },
  {
    ...open(
      '/confirm-email',
      screenOf('ConfirmEmailScreen', () => import('../screens/reset/confirm-email-screen.tsx')),
      header(null, beforeLogin),
    ),
    windowTitle: 'email',
  },
  wayBack(
    '/forgot',
    screenOf('ForgotScreen', () => import('../screens/forgot/forgot-screen.tsx')),
  ),
  wayBack(
    '/forgot/mail',
    screenOf('ResetMailScreen', () => import('../screens/forgot/reset-mail-screen.tsx')),
  ),
  open(
    '/entry',
    screenOf('EntryScreen', () => import('../screens/entry/entry-screen.tsx')),
    header(null, bare),
  ),
  {
    ...open(
      '/ad-welcome',
      screenOf('AdWelcomeScreen', () => import('../screens/ad-welcome/ad-welcome-screen.tsx')),
      header(null, { ...bare, transparent: true, whiteText: true }),
    ),
    windowTitle: 'welcome',
  },
  {
    ...open(
      '/integrity',
      screenOf('IntegrityScreen', () => import('../screens/integrity/integrity-screen.tsx')),
      header('integrity', { notification: false }),
    ),
    needsAllTexts: true,
  },
  closed(
    '/ad-center',
    header('adCenter', { previousPage: false, logout: true }),
    screenOf('AdCenterScreen', () => import('../screens/ad-center/ad-center-screen.tsx')),
  ),
  closed(
    '/ad-center/activities',
    header('activities'),
    screenOf('ActivitiesScreen', () => import('../screens/activities/activities-screen.tsx')),
  ),
  closed(
    '/ad-center/coupons',
    header('coupons'),
    screenOf('CouponsScreen', () => import('../screens/coupons/coupons-screen.tsx')),
  ),
  closed(
    '/ad-center/edit-login-password',
    header('editLoginPassword'),
    screenOf(
      'EditLoginPasswordScreen',
      () => import('../screens/edit-login-password/edit-login-password-screen.tsx'),
    ),
  ),
  closed(
    '/ad-center/edit-pay-password',
    header('editPayPassword'),
    screenOf(
      'EditPayPasswordScreen',
      () => import('../screens/edit-pay-password/edit-pay-password-screen.tsx'),
    ),
  ),
  closed(
    '/ad-center/feedback',
    header('feedback'),
    screenOf('FeedbackScreen', () => import('../screens/feedback/feedback-screen.tsx')),
  ),
  closed(
    '/ad-center/level',
    header('level'),
    screenOf('LevelScreen', () => import('../screens/level/level-screen.tsx')),
  ),
  closed(
    '/ad-center/operated',
    header('operated'),
    screenOf('OperatedScreen', () => import('../screens/operated/operated-screen.tsx')),
  ),
  closed(
    '/ad-center/ques-detail',
    header('question', { language: false, notification: false }),
    screenOf('QuestionScreen', () => import('../screens/question/question-screen.tsx')),
  ),
  closed(
    '/plan',
    header('plan', { backRoute: '/ad-center', logout: true }),
    screenOf('PlanScreen', () => import('../screens/plan/plan-screen.tsx')),
  ),
  closed(
    '/plan/detail',
    header('planDetail'),
    screenOf('PlanDetailScreen', () => import('../screens/plan-detail/plan-detail-screen.tsx')),
  ),
  closed(
    '/plan/goods-detail',
    header('product', { transparent: true }),
    screenOf('GoodsDetailScreen', () => import('../screens/goods-detail/goods-detail-screen.tsx')),
  ),
  closed(
    '/wallet',
    header('wallet'),
    screenOf('WalletScreen', () => import('../screens/wallet/wallet-screen.tsx')),
  ),
  closed(
    '/wallet/bind-card',
    header('bindCard'),
    screenOf('BindCardScreen', () => import('../screens/bind-card/bind-card-screen.tsx')),
  ),
  closed(
    '/wallet/foreign-exchange',
    header('exchange', { transparent: true, whiteText: true }),
    screenOf(
      'ForeignExchangeScreen',
      () => import('../screens/foreign-exchange/foreign-exchange-screen.tsx'),
    ),
  ),
  closed(
    '/wallet/set-password',
    header('setPassword'),
    screenOf('SetPasswordScreen', () => import('../screens/set-password/set-password-screen.tsx')),
  ),
  closed(
    '/notification',
    header('notifications'),
    screenOf('NotificationScreen', () => import('../screens/notification/notification-screen.tsx')),
  ),
  closed(
    '/more',
    header('more'),
    screenOf('MoreScreen', () => import('../screens/more/more-screen.tsx')),
  ),
  closed(
    '/customer',
    header('customer'),
    screenOf('CustomerScreen', () => import('../screens/customer/customer-screen.tsx')),
  ),
];

const notFound = open(
  '/404',
  screenOf('NotFoundScreen', () => import('../screens/not-found/not-found-screen.tsx')),
  header('notFound', { notification: false }),
);

/** The route of a path; unknown paths share one that is open to everyone. */
export const routeOf = (path: string): ScreenRoute =>
  screenRoutes.find((route) => route.path === path) ?? notFound;

/** The parent screen of a path, for those who opened it directly; the ad centre is above all. */
export function parentOf(path: string): string {
  const above = path.slice(0, path.lastIndexOf('/'));
  return screenRoutes.some((route) => route.path === above) ? above : '/ad-center';
}
