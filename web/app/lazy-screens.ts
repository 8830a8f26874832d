import { lazy } from 'react';
import type { screenFiles } from './screen-files.ts';

// Only the login is in the first bundle; every other screen loads when first shown.

/**
 * The names of all files are too large for the login's bundle, so they are in a file of their own.
 */
const later = (name: keyof typeof screenFiles) =>
  lazy(async () => {
    const { screenFiles } = await import('./screen-files.ts');
    return { default: await screenFiles[name]() };
  });

/** The first screens of members do not wait for that list. */
export const AdCenterScreen = lazy(() =>
  import('../screens/ad-center/ad-center-screen.tsx').then((m) => ({ default: m.AdCenterScreen })),
);

export const RegisterScreen = later('RegisterScreen');
export const ResetScreen = later('ResetScreen');
export const ConfirmEmailScreen = later('ConfirmEmailScreen');
export const ForgotScreen = later('ForgotScreen');
export const ResetMailScreen = later('ResetMailScreen');
export const EntryScreen = later('EntryScreen');
export const AdWelcomeScreen = later('AdWelcomeScreen');
export const EditLoginPasswordScreen = later('EditLoginPasswordScreen');
export const EditPayPasswordScreen = later('EditPayPasswordScreen');
export const SetPasswordScreen = later('SetPasswordScreen');
export const BindCardScreen = later('BindCardScreen');
export const PlanScreen = later('PlanScreen');
export const PlanDetailScreen = later('PlanDetailScreen');
export const GoodsDetailScreen = later('GoodsDetailScreen');
export const WalletScreen = later('WalletScreen');
export const ForeignExchangeScreen = later('ForeignExchangeScreen');
export const NotificationScreen = later('NotificationScreen');
export const FeedbackScreen = later('FeedbackScreen');
export const QuestionScreen = later('QuestionScreen');
export const ActivitiesScreen = later('ActivitiesScreen');
export const CouponsScreen = later('CouponsScreen');
export const LevelScreen = later('LevelScreen');
export const OperatedScreen = later('OperatedScreen');
export const MoreScreen = later('MoreScreen');
export const CustomerScreen = later('CustomerScreen');
export const IntegrityScreen = later('IntegrityScreen');
export const NotFoundScreen = later('NotFoundScreen');
