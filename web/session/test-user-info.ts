/** An account as the server describes it, for tests of what the app does with one. */
export const testUserInfo = {
  id: '00000000-0000-4000-8000-000000000001',
  username: 'ada',
  nickname: 'Ada',
  email: '',
  phone: '',
  entry: 'register',
  language: 'en',
  shopLevel: 1,
  creditScore: 100,
  vipUntil: null,
  deposit: '0.00',
  customer_service_url: [],
  recharge_customer_service_url: [],
} as const;
