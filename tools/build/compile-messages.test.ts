import { expect, test } from 'vitest';
import { divide, fillIn } from './compile-messages.ts';

test('a missing message falls back to English, and one that English lacks is dropped', () => {
  const english = { login: { title: 'Log in', submit: 'Go' }, close: 'Close' };
  const french = { login: { title: 'Connexion' }, extra: 'En trop' };
  expect(fillIn(french, english)).toEqual({
    login: { title: 'Connexion', submit: 'Go' },
    close: 'Close',
  });
});

test('the bundles for everyone, for members and for single screens together are complete', () => {
  const words = {
    login: { title: 'Log in' },
    figures: { title: 'Figures' },
    feedback: { title: 'Feedback' },
    plan: { title: 'Plan' },
    coupon: { title: 'Coupon' },
  };
  expect(divide(words, 'for-all')).toEqual({ login: words.login });
  expect(divide(words, 'for-members')).toEqual({ figures: words.figures });
  expect(divide(words, 'for-help')).toEqual({ feedback: words.feedback });
  expect(divide(words, 'for-money')).toEqual({ plan: words.plan });
  expect(divide(words, 'for-programme')).toEqual({ coupon: words.coupon });
  expect(divide(words, undefined)).toEqual(words);
  const refusal = {
    credentials_wrong: 'Wrong.',
    username_taken: 'Taken.',
    coupon_used: 'Used.',
    nothing_changed: 'None.',
    image_missing: 'None.',
    put_offer_over: 'Over.',
  };
  expect(divide({ refusal }, 'for-all')).toEqual({ refusal: { credentials_wrong: 'Wrong.' } });
  expect(divide({ refusal }, 'for-account')).toEqual({ refusal: { username_taken: 'Taken.' } });
  expect(divide({ refusal }, 'for-members')).toEqual({ refusal: { nothing_changed: 'None.' } });
  expect(divide({ refusal }, 'for-programme')).toEqual({ refusal: { coupon_used: 'Used.' } });
  expect(divide({ refusal }, 'for-money')).toEqual({ refusal: { put_offer_over: 'Over.' } });
  expect(divide({ refusal }, 'for-help')).toEqual({ refusal: { image_missing: 'None.' } });
});
