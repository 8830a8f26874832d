import type { Page } from '@playwright/test';
import type { Actor } from './furnish.ts';
import {
  beRefused,
  confirmPut,
  failToRead,
  findOperator,
  finishStop,
  type Open,
  offerMail,
  openResult,
  overAnother,
  press,
  pressFirst,
  reviewPut,
} from './open-sheet.ts';
import type { Scene } from './scene.ts';

const screen = (route: string, actor: Actor | null, address: Scene['address'] | string = route) =>
  ({
    name: route.slice(1).replaceAll('/', '-'),
    route,
    actor,
    address: typeof address === 'string' ? () => address : address,
  }) satisfies Scene;

/** Every route once, at the address with the most to see. */
export const screens: readonly Scene[] = [
  screen('/login', null),
  screen('/register', null, ({ code }) => `/register?code=${code}`),
  screen('/reset', null, ({ linkToken }) => `/reset?token=${linkToken}`),
  screen('/confirm-email', null, '/confirm-email?token=none'),
  screen('/forgot', null),
  { ...screen('/forgot/mail', null), open: offerMail },
  screen('/entry', null),
  screen('/ad-welcome', null),
  screen('/404', null, '/nowhere'),
  screen('/integrity', null),
  { ...screen('/ad-center', 'partner'), last: 'main a[href^="#/ad-center/ques-detail?id"]' },
  screen('/ad-center/activities', 'partner'),
  screen('/ad-center/coupons', 'partner'),
  screen('/ad-center/edit-login-password', 'partner'),
  screen('/ad-center/edit-pay-password', 'partner'),
  screen('/ad-center/feedback', 'partner'),
  screen('/ad-center/level', 'partner'),
  screen('/ad-center/operated', 'partner'),
  screen('/ad-center/ques-detail', 'partner', '/ad-center/ques-detail?id=fees'),
  screen('/plan', 'partner'),
  screen('/plan/detail', 'partner', ({ plans }) => `/plan/detail?planNo=${plans.putting}`),
  screen(
    '/plan/goods-detail',
    'partner',
    ({ plans }) => `/plan/goods-detail?planNo=${plans.putting}`,
  ),
  screen('/wallet', 'partner'),
  screen('/wallet/bind-card', 'partner'),
  screen('/wallet/foreign-exchange', 'partner'),
  screen('/wallet/set-password', 'newcomer'),
  screen('/notification', 'partner'),
  screen('/more', 'partner'),
  screen('/customer', 'partner', '/customer?url=%2Fchat'),
];

/** The app as it is come back to, by an owner who has it lock itself. It covers any screen. */
export const lockScene: Scene = {
  ...screen('/wallet', 'partner'),
  name: 'lock',
  open: (page) => setLocked(page, true),
};

/** Locks the app, or opens it again, as another tab of it would. */
export const setLocked = (page: Page, isLocked: boolean): Promise<void> =>
  page.evaluate((value) => {
    if (value) localStorage.setItem('locked', 'true');
    else localStorage.removeItem('locked');
    window.dispatchEvent(new StorageEvent('storage', { key: 'locked' }));
  }, isLocked);

const sheet = (name: string, route: string, open: Open, address?: Scene['address']): Scene => ({
  ...screen(route, 'partner', address),
  name,
  open,
  isAbove: true,
});

const waiting: Scene['address'] = ({ plans }) => `/plan/detail?planNo=${plans.waiting}`;
const putting: Scene['address'] = ({ plans }) => `/plan/detail?planNo=${plans.putting}`;
const product: Scene['address'] = ({ plans }) => `/plan/goods-detail?planNo=${plans.putting}`;
const propertyCall = '**/api/user/property*';
const settled: Scene['address'] = ({ plans }) => `/plan/detail?planNo=${plans.settled}`;
const tabOf =
  (tab: string): Scene['address'] =>
  ({ plans }) =>
    `/plan/detail?planNo=${plans.putting}&tab=${tab}`;

/** Other states of screens, and their sheets and dialogs. */
export const sheets: readonly Scene[] = [
  lockScene,
  { ...sheet('login-language', '/login', press('header.language')), actor: null },
  { ...sheet('login-service', '/login', press('header.service')), actor: null },
  { ...screen('/login', null), name: 'login-errors', open: pressFirst('button[type=submit]') },
  {
    ...screen('/register', null),
    name: 'register-errors',
    open: pressFirst('button[type=submit]'),
  },
  { ...sheet('service-reason', '/login', beRefused), actor: null },
  {
    ...screen('/ad-welcome', null, ({ code }) => `/ad-welcome?code=${code}`),
    name: 'welcome-checked',
    open: pressFirst('button[type=submit]'),
  },
  sheet('logout', '/ad-center', press('header.logOut')),
  sheet('figure', '/ad-center', pressFirst('main button:has([data-opens])')),
  sheet('figure-result', '/ad-center', openResult),
  { ...screen('/ad-center', 'newcomer'), name: 'ad-center-empty', last: 'main ol' },
  { ...screen('/plan', 'newcomer'), name: 'plan-empty' },
  { ...screen('/wallet', 'newcomer'), name: 'wallet-empty' },
  { ...screen('/ad-center/operated', 'newcomer'), name: 'operated-empty' },
  { ...screen('/ad-center/operated', 'newcomer'), name: 'operator-found', open: findOperator },
  { ...screen('/wallet/bind-card', 'newcomer'), name: 'bind-card-first' },
  {
    ...screen('/wallet/bind-card', 'newcomer'),
    name: 'bind-wallet-address',
    open: pressFirst('main [role=tab]:last-child'),
  },
  { ...screen('/wallet/bind-card', 'partner'), name: 'rebind', open: press('card.replace') },
  { ...screen('/ad-center/ques-detail', 'partner'), name: 'questions' },
  { ...screen('/customer', 'partner'), name: 'channels' },
  { ...screen('/plan/detail', 'partner', settled), name: 'plan-settled' },
  { ...screen('/plan/detail', 'partner', tabOf('performance')), name: 'plan-performance' },
  { ...screen('/plan/detail', 'partner', tabOf('orders')), name: 'plan-orders' },
  { ...screen('/plan/detail', 'partner', tabOf('proof')), name: 'plan-proof' },
  { ...screen('/plan/detail', 'partner', waiting), name: 'plan-waiting' },
  sheet('put-review', '/plan/detail', reviewPut, waiting),
  sheet('pay-password', '/plan/detail', confirmPut, waiting),
  { ...screen('/plan/detail', 'partner', () => '/plan/detail?planNo=none'), name: 'plan-missing' },
  sheet('goods-leave', '/plan/goods-detail', press('plan.goods.open'), product),
  sheet('decline', '/plan/detail', press('plan.put.decline'), waiting),
  sheet('terms', '/plan/detail', press('plan.terms.title'), waiting),
  sheet('stop', '/plan/detail', press('plan.acts.stop'), putting),
  sheet('stop-done', '/plan/detail', finishStop, putting),
  sheet('pacing', '/plan/detail', press('delivery.pacing.title'), tabOf('performance')),
  sheet(
    'learning',
    '/plan/detail',
    press('delivery.learning.phase.learning'),
    tabOf('performance'),
  ),
  sheet(
    'not-counted',
    '/plan/detail',
    pressFirst('main section[aria-labelledby] > button'),
    tabOf('performance'),
  ),
  sheet('segment', '/plan/detail', pressFirst('main table button'), tabOf('performance')),
  sheet('events', '/plan/detail', press('delivery.events.title'), tabOf('proof')),
  sheet('download', '/plan/detail', press('delivery.export.download'), tabOf('proof')),
  sheet('order', '/plan/detail', pressFirst('main ul[aria-label] button'), tabOf('orders')),
  sheet('orders', '/plan/detail', pressFirst('main button[data-size=hero]'), settled),
  sheet('contact', '/more', press('password.contact')),
  sheet('sessions', '/more', press('password.sessions')),
  sheet('deposit', '/wallet', press('wallet.deposit')),
  sheet('withdraw', '/wallet', press('wallet.withdraw')),
  sheet('recharge', '/wallet', overAnother(press('wallet.deposit', 'deposit.service'))),
  sheet('wallet-filter', '/wallet', press('wallet.filter.title', 'wallet.range.dates')),
  sheet('month', '/wallet', press('wallet.monthly')),
  { ...screen('/wallet', 'partner'), name: 'wallet-failed', open: failToRead(propertyCall) },
  sheet('statement', '/wallet', press('statement.title')),
  sheet('activity', '/wallet', press('activity.title')),
  sheet('balance', '/wallet', pressFirst('main button:has([data-opens])')),
  sheet('record', '/wallet', pressFirst('main ul[aria-label] button:not([aria-pressed])')),
  sheet(
    'announcement',
    '/notification',
    pressFirst('main ul[aria-label] li:has(span[lang]) button'),
  ),
  sheet('preferences', '/notification', press('notification.preferences')),
  sheet('ticket', '/ad-center/feedback', pressFirst('main ul[aria-label] button')),
  sheet('objections', '/ad-center/feedback', press('objections.title')),
  sheet('level-table', '/ad-center/level', press('level.thresholds')),
  sheet('be-followed', '/ad-center/operated', press('follow.offer')),
  { ...sheet('explanations', '/integrity', press('integrity.how')), actor: null },
  sheet('attach', '/customer', press('chat.attach'), () => '/customer?url=%2Fchat'),
  sheet('forgot-digits', '/ad-center/edit-pay-password', press('payPassword.forgot')),
];
