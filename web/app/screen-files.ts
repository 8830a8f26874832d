/** How to load each screen that is not among the first ones of newcomers or members. */
export const screenFiles = {
  RegisterScreen: async () =>
    (await import('../screens/register/register-screen.tsx')).RegisterScreen,
  ResetScreen: async () => (await import('../screens/reset/reset-screen.tsx')).ResetScreen,
  ConfirmEmailScreen: async () =>
    (await import('../screens/reset/confirm-email-screen.tsx')).ConfirmEmailScreen,
  ForgotScreen: async () => (await import('../screens/forgot/forgot-screen.tsx')).ForgotScreen,
  ResetMailScreen: async () =>
    (await import('../screens/forgot/reset-mail-screen.tsx')).ResetMailScreen,
  EntryScreen: async () => (await import('../screens/entry/entry-screen.tsx')).EntryScreen,
  AdWelcomeScreen: async () =>
    (await import('../screens/ad-welcome/ad-welcome-screen.tsx')).AdWelcomeScreen,
  EditLoginPasswordScreen: async () =>
    (await import('../screens/edit-login-password/edit-login-password-screen.tsx'))
      .EditLoginPasswordScreen,
  EditPayPasswordScreen: async () =>
    (await import('../screens/edit-pay-password/edit-pay-password-screen.tsx'))
      .EditPayPasswordScreen,
  SetPasswordScreen: async () =>
    (await import('../screens/set-password/set-password-screen.tsx')).SetPasswordScreen,
  BindCardScreen: async () =>
    (await import('../screens/bind-card/bind-card-screen.tsx')).BindCardScreen,
  PlanScreen: async () => (await import('../screens/plan/plan-screen.tsx')).PlanScreen,
  PlanDetailScreen: async () =>
    (await import('../screens/plan-detail/plan-detail-screen.tsx')).PlanDetailScreen,
  GoodsDetailScreen: async () =>
    (await import('../screens/goods-detail/goods-detail-screen.tsx')).GoodsDetailScreen,
  WalletScreen: async () => (await import('../screens/wallet/wallet-screen.tsx')).WalletScreen,
  ForeignExchangeScreen: async () =>
    (await import('../screens/foreign-exchange/foreign-exchange-screen.tsx')).ForeignExchangeScreen,
  NotificationScreen: async () =>
    (await import('../screens/notification/notification-screen.tsx')).NotificationScreen,
  FeedbackScreen: async () =>
    (await import('../screens/feedback/feedback-screen.tsx')).FeedbackScreen,
  QuestionScreen: async () =>
    (await import('../screens/question/question-screen.tsx')).QuestionScreen,
  ActivitiesScreen: async () =>
    (await import('../screens/activities/activities-screen.tsx')).ActivitiesScreen,
  CouponsScreen: async () => (await import('../screens/coupons/coupons-screen.tsx')).CouponsScreen,
  LevelScreen: async () => (await import('../screens/level/level-screen.tsx')).LevelScreen,
  OperatedScreen: async () =>
    (await import('../screens/operated/operated-screen.tsx')).OperatedScreen,
  MoreScreen: async () => (await import('../screens/more/more-screen.tsx')).MoreScreen,
  CustomerScreen: async () =>
    (await import('../screens/customer/customer-screen.tsx')).CustomerScreen,
  IntegrityScreen: async () =>
    (await import('../screens/integrity/integrity-screen.tsx')).IntegrityScreen,
  NotFoundScreen: async () =>
    (await import('../screens/not-found/not-found-screen.tsx')).NotFoundScreen,
};
