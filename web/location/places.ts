import type { Place } from '#domain/place.ts';
import type { texts as messages } from '#texts/en/app.ts';

interface PlaceInApp {
  readonly path: string;
  /** Its name, which is the title of its screen. */
  readonly title: keyof (typeof messages)['screen'];
}

/** The paths of named places. A text from the server can link to nothing else. */
export const placesInApp = {
  'ad-center': { path: '/ad-center', title: 'adCenter' },
  plans: { path: '/plan', title: 'plan' },
  wallet: { path: '/wallet', title: 'wallet' },
  card: { path: '/wallet/bind-card', title: 'bindCard' },
  exchange: { path: '/wallet/foreign-exchange', title: 'exchange' },
  'pay-password': { path: '/ad-center/edit-pay-password', title: 'editPayPassword' },
  'login-password': { path: '/ad-center/edit-login-password', title: 'editLoginPassword' },
  coupons: { path: '/ad-center/coupons', title: 'coupons' },
  activities: { path: '/ad-center/activities', title: 'activities' },
  follow: { path: '/ad-center/operated', title: 'operated' },
  level: { path: '/ad-center/level', title: 'level' },
  feedback: { path: '/ad-center/feedback', title: 'feedback' },
  chat: { path: '/customer', title: 'customer' },
  questions: { path: '/ad-center/ques-detail', title: 'questions' },
  notifications: { path: '/notification', title: 'notifications' },
} as const satisfies Record<Place, PlaceInApp>;

export const questionHref = (id: string): string =>
  `#${placesInApp.questions.path}?id=${encodeURIComponent(id)}`;
