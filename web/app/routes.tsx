import { type ComponentType, lazy } from 'react';
import type { messages } from '../i18n/messages/en.ts';
import { LoginScreen } from '../screens/login/login-screen.tsx';

type TitleKey = keyof (typeof messages)['screen'];

/** What the header shows on a screen. */
export interface HeaderOptions {
  readonly title: TitleKey | null;
  /** Whether there is a back arrow at all. */
  readonly back: boolean;
  /** A page without a previous page closes the app around us when the arrow is pressed. */
  readonly previousPage: boolean;
  /** Where back goes, when it is always the same place. */
  readonly backRoute: string | null;
  readonly transparent: boolean;
  readonly whiteText: boolean;
  readonly service: boolean;
  readonly language: boolean;
  readonly notification: boolean;
  /** Shown to those who registered here; others log out in the app they come from. */
  readonly logout: boolean;
}

export interface ScreenRoute {
  readonly path: string;
  readonly auth: boolean;
  readonly header: HeaderOptions;
  readonly screen: ComponentType;
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

const RegisterScreen = lazy(() =>
  import('../screens/register/register-screen.tsx').then((m) => ({ default: m.RegisterScreen })),
);
const EntryScreen = lazy(() =>
  import('../screens/entry/entry-screen.tsx').then((m) => ({ default: m.EntryScreen })),
);
const AdWelcomeScreen = lazy(() =>
  import('../screens/ad-welcome/ad-welcome-screen.tsx').then((m) => ({
    default: m.AdWelcomeScreen,
  })),
);
const EditLoginPasswordScreen = lazy(() =>
  import('../screens/edit-login-password/edit-login-password-screen.tsx').then((m) => ({
    default: m.EditLoginPasswordScreen,
  })),
);
const EditPayPasswordScreen = lazy(() =>
  import('../screens/edit-pay-password/edit-pay-password-screen.tsx').then((m) => ({
    default: m.EditPayPasswordScreen,
  })),
);
const SetPasswordScreen = lazy(() =>
  import('../screens/set-password/set-password-screen.tsx').then((m) => ({
    default: m.SetPasswordScreen,
  })),
);
const BindCardScreen = lazy(() =>
  import('../screens/bind-card/bind-card-screen.tsx').then((m) => ({
    default: m.BindCardScreen,
  })),
);
const ToComeScreen = lazy(() =>
  import('../screens/to-come/to-come-screen.tsx').then((m) => ({ default: m.ToComeScreen })),
);
const WalletScreen = lazy(() =>
  import('../screens/wallet/wallet-screen.tsx').then((m) => ({ default: m.WalletScreen })),
);
const ForeignExchangeScreen = lazy(() =>
  import('../screens/foreign-exchange/foreign-exchange-screen.tsx').then((m) => ({
    default: m.ForeignExchangeScreen,
  })),
);
const NotFoundScreen = lazy(() =>
  import('../screens/not-found/not-found-screen.tsx').then((m) => ({
    default: m.NotFoundScreen,
  })),
);

const open = (path: string, screen: ComponentType, options: HeaderOptions): ScreenRoute => ({
  path,
  screen,
  auth: false,
  header: options,
});

const closed = (path: string, options: HeaderOptions, screen = ToComeScreen as ComponentType) => ({
  path,
  screen,
  auth: true,
  header: options,
});

/** The 22 screens, each with its header as data. */
export const screenRoutes: readonly ScreenRoute[] = [
  open('/login', LoginScreen, header(null, beforeLogin)),
  open('/register', RegisterScreen, header(null, beforeLogin)),
  open('/entry', EntryScreen, header(null, bare)),
  open(
    '/ad-welcome',
    AdWelcomeScreen,
    header(null, { ...bare, transparent: true, whiteText: true }),
  ),
  closed('/ad-center', header('adCenter', { previousPage: false, logout: true })),
  closed('/ad-center/activities', header('activities')),
  closed('/ad-center/coupons', header('coupons')),
  closed('/ad-center/edit-login-password', header('editLoginPassword'), EditLoginPasswordScreen),
  closed('/ad-center/edit-pay-password', header('editPayPassword'), EditPayPasswordScreen),
  closed('/ad-center/feedback', header('feedback')),
  closed('/ad-center/level', header('level')),
  closed('/ad-center/operated', header('operated')),
  closed('/ad-center/ques-detail', header('question', { language: false, notification: false })),
  closed('/plan', header('plan', { backRoute: '/ad-center', logout: true })),
  closed('/plan/detail', header('planDetail')),
  closed('/plan/goods-detail', header('product', { transparent: true })),
  closed('/wallet', header('wallet'), WalletScreen),
  closed('/wallet/bind-card', header('bindCard'), BindCardScreen),
  closed(
    '/wallet/foreign-exchange',
    header('exchange', { transparent: true, whiteText: true }),
    ForeignExchangeScreen,
  ),
  closed('/wallet/set-password', header('setPassword'), SetPasswordScreen),
  closed('/notification', header('notifications')),
  closed('/customer', header('customer')),
];

const notFound = open('/404', NotFoundScreen, header('notFound', { notification: false }));

/** The screen of a path; an unknown path has one of its own, open to everyone. */
export const routeOf = (path: string): ScreenRoute =>
  screenRoutes.find((route) => route.path === path) ?? notFound;
