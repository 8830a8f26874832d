import { type ComponentType, lazy } from 'react';
import type { texts as messages } from '#texts/en/app.ts';
import type { MessagePart } from '../i18n/load-messages.ts';
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
  /** The words that it needs, besides those that everyone has. */
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

const RegisterScreen = lazy(() =>
  import('../screens/register/register-screen.tsx').then((m) => ({ default: m.RegisterScreen })),
);
const ResetScreen = lazy(() =>
  import('../screens/reset/reset-screen.tsx').then((m) => ({ default: m.ResetScreen })),
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
const AdCenterScreen = lazy(() =>
  import('../screens/ad-center/ad-center-screen.tsx').then((m) => ({
    default: m.AdCenterScreen,
  })),
);
const PlanScreen = lazy(() =>
  import('../screens/plan/plan-screen.tsx').then((m) => ({ default: m.PlanScreen })),
);
const PlanDetailScreen = lazy(() =>
  import('../screens/plan-detail/plan-detail-screen.tsx').then((m) => ({
    default: m.PlanDetailScreen,
  })),
);
const GoodsDetailScreen = lazy(() =>
  import('../screens/goods-detail/goods-detail-screen.tsx').then((m) => ({
    default: m.GoodsDetailScreen,
  })),
);
const WalletScreen = lazy(() =>
  import('../screens/wallet/wallet-screen.tsx').then((m) => ({ default: m.WalletScreen })),
);
const ForeignExchangeScreen = lazy(() =>
  import('../screens/foreign-exchange/foreign-exchange-screen.tsx').then((m) => ({
    default: m.ForeignExchangeScreen,
  })),
);
const NotificationScreen = lazy(() =>
  import('../screens/notification/notification-screen.tsx').then((m) => ({
    default: m.NotificationScreen,
  })),
);
const FeedbackScreen = lazy(() =>
  import('../screens/feedback/feedback-screen.tsx').then((m) => ({ default: m.FeedbackScreen })),
);
const QuestionScreen = lazy(() =>
  import('../screens/question/question-screen.tsx').then((m) => ({ default: m.QuestionScreen })),
);
const ActivitiesScreen = lazy(() =>
  import('../screens/activities/activities-screen.tsx').then((m) => ({
    default: m.ActivitiesScreen,
  })),
);
const CouponsScreen = lazy(() =>
  import('../screens/coupons/coupons-screen.tsx').then((m) => ({ default: m.CouponsScreen })),
);
const LevelScreen = lazy(() =>
  import('../screens/level/level-screen.tsx').then((m) => ({ default: m.LevelScreen })),
);
const OperatedScreen = lazy(() =>
  import('../screens/operated/operated-screen.tsx').then((m) => ({ default: m.OperatedScreen })),
);
const CustomerScreen = lazy(() =>
  import('../screens/customer/customer-screen.tsx').then((m) => ({ default: m.CustomerScreen })),
);
const IntegrityScreen = lazy(() =>
  import('../screens/integrity/integrity-screen.tsx').then((m) => ({
    default: m.IntegrityScreen,
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
  words: [],
});

const forMembers: readonly MessagePart[] = ['for-members'];
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

/** The 22 screens of the partners and the one a link leads to, each with its header as data. */
export const screenRoutes: readonly ScreenRoute[] = [
  open('/login', LoginScreen, header(null, beforeLogin)),
  open('/register', RegisterScreen, header(null, beforeLogin)),
  { ...open('/reset', ResetScreen, header(null, beforeLogin)), words: forMembers },
  open('/entry', EntryScreen, header(null, bare)),
  open(
    '/ad-welcome',
    AdWelcomeScreen,
    header(null, { ...bare, transparent: true, whiteText: true }),
  ),
  {
    ...open('/integrity', IntegrityScreen, header('integrity', { notification: false })),
    words: forEveryone,
  },
  closed('/ad-center', header('adCenter', { previousPage: false, logout: true }), AdCenterScreen),
  closed('/ad-center/activities', header('activities'), ActivitiesScreen, forProgramme),
  closed('/ad-center/coupons', header('coupons'), CouponsScreen, forProgramme),
  closed(
    '/ad-center/edit-login-password',
    header('editLoginPassword'),
    EditLoginPasswordScreen,
    forMoney,
  ),
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
  closed('/customer', header('customer'), CustomerScreen, forChat),
];

const notFound = open('/404', NotFoundScreen, header('notFound', { notification: false }));

/** The screen of a path; an unknown path has one of its own, open to everyone. */
export const routeOf = (path: string): ScreenRoute =>
  screenRoutes.find((route) => route.path === path) ?? notFound;

/** The screen above a path, for those who came to it from nowhere; the ad centre is above all. */
export function parentOf(path: string): string {
  const above = path.slice(0, path.lastIndexOf('/'));
  return screenRoutes.some((route) => route.path === above) ? above : '/ad-center';
}
