import { lazy } from 'react';

// Only the login comes with the app; every other screen loads when it is first shown.

export const RegisterScreen = lazy(() =>
  import('../screens/register/register-screen.tsx').then((m) => ({ default: m.RegisterScreen })),
);
export const ResetScreen = lazy(() =>
  import('../screens/reset/reset-screen.tsx').then((m) => ({ default: m.ResetScreen })),
);
export const ForgotScreen = lazy(() =>
  import('../screens/forgot/forgot-screen.tsx').then((m) => ({ default: m.ForgotScreen })),
);
export const RecoverScreen = lazy(() =>
  import('../screens/forgot/recover-screen.tsx').then((m) => ({ default: m.RecoverScreen })),
);
export const ResetMailScreen = lazy(() =>
  import('../screens/forgot/reset-mail-screen.tsx').then((m) => ({ default: m.ResetMailScreen })),
);
export const EntryScreen = lazy(() =>
  import('../screens/entry/entry-screen.tsx').then((m) => ({ default: m.EntryScreen })),
);
export const AdWelcomeScreen = lazy(() =>
  import('../screens/ad-welcome/ad-welcome-screen.tsx').then((m) => ({
    default: m.AdWelcomeScreen,
  })),
);
export const EditLoginPasswordScreen = lazy(() =>
  import('../screens/edit-login-password/edit-login-password-screen.tsx').then((m) => ({
    default: m.EditLoginPasswordScreen,
  })),
);
export const EditPayPasswordScreen = lazy(() =>
  import('../screens/edit-pay-password/edit-pay-password-screen.tsx').then((m) => ({
    default: m.EditPayPasswordScreen,
  })),
);
export const SetPasswordScreen = lazy(() =>
  import('../screens/set-password/set-password-screen.tsx').then((m) => ({
    default: m.SetPasswordScreen,
  })),
);
export const BindCardScreen = lazy(() =>
  import('../screens/bind-card/bind-card-screen.tsx').then((m) => ({
    default: m.BindCardScreen,
  })),
);
export const AdCenterScreen = lazy(() =>
  import('../screens/ad-center/ad-center-screen.tsx').then((m) => ({
    default: m.AdCenterScreen,
  })),
);
export const PlanScreen = lazy(() =>
  import('../screens/plan/plan-screen.tsx').then((m) => ({ default: m.PlanScreen })),
);
export const PlanDetailScreen = lazy(() =>
  import('../screens/plan-detail/plan-detail-screen.tsx').then((m) => ({
    default: m.PlanDetailScreen,
  })),
);
export const GoodsDetailScreen = lazy(() =>
  import('../screens/goods-detail/goods-detail-screen.tsx').then((m) => ({
    default: m.GoodsDetailScreen,
  })),
);
export const WalletScreen = lazy(() =>
  import('../screens/wallet/wallet-screen.tsx').then((m) => ({ default: m.WalletScreen })),
);
export const ForeignExchangeScreen = lazy(() =>
  import('../screens/foreign-exchange/foreign-exchange-screen.tsx').then((m) => ({
    default: m.ForeignExchangeScreen,
  })),
);
export const NotificationScreen = lazy(() =>
  import('../screens/notification/notification-screen.tsx').then((m) => ({
    default: m.NotificationScreen,
  })),
);
export const FeedbackScreen = lazy(() =>
  import('../screens/feedback/feedback-screen.tsx').then((m) => ({ default: m.FeedbackScreen })),
);
export const QuestionScreen = lazy(() =>
  import('../screens/question/question-screen.tsx').then((m) => ({ default: m.QuestionScreen })),
);
export const ActivitiesScreen = lazy(() =>
  import('../screens/activities/activities-screen.tsx').then((m) => ({
    default: m.ActivitiesScreen,
  })),
);
export const CouponsScreen = lazy(() =>
  import('../screens/coupons/coupons-screen.tsx').then((m) => ({ default: m.CouponsScreen })),
);
export const LevelScreen = lazy(() =>
  import('../screens/level/level-screen.tsx').then((m) => ({ default: m.LevelScreen })),
);
export const OperatedScreen = lazy(() =>
  import('../screens/operated/operated-screen.tsx').then((m) => ({ default: m.OperatedScreen })),
);
export const MoreScreen = lazy(() =>
  import('../screens/more/more-screen.tsx').then((m) => ({ default: m.MoreScreen })),
);
export const CustomerScreen = lazy(() =>
  import('../screens/customer/customer-screen.tsx').then((m) => ({ default: m.CustomerScreen })),
);
export const IntegrityScreen = lazy(() =>
  import('../screens/integrity/integrity-screen.tsx').then((m) => ({
    default: m.IntegrityScreen,
  })),
);
export const NotFoundScreen = lazy(() =>
  import('../screens/not-found/not-found-screen.tsx').then((m) => ({
    default: m.NotFoundScreen,
  })),
);
