import { expect, test, vi } from 'vitest';
import { CallFailure } from './call.ts';
import { type AppActions, onFailure } from './on-failure.ts';

const app = (is: { entry?: boolean; login?: boolean } = {}) => {
  const done: string[] = [];
  const note =
    (name: string) =>
    (...words: unknown[]) => {
      done.push([name, ...words].join(' '));
    };
  const actions: AppActions = {
    fail: note('fail'),
    isEntryRoute: () => is.entry ?? false,
    goToWelcome: note('welcome'),
    endsAtLogin: () => is.login ?? true,
    logOut: note('logOut'),
    speak: note('speak'),
    showService: ({ reason }) => note('service')(reason),
  };
  return { actions, done };
};

test.each([
  [400, 'input_invalid', {}, ['fail Said. systemError']],
  [401, 'not_authorized', {}, ['fail Said. error']],
  [401, 'account_not_opened', { entry: true }, ['welcome']],
  [405, 'session_not_found', {}, ['fail Said. error']],
  [500, 'server_error', {}, ['fail Said. serverError']],
  [503, 'session_expired', { login: true }, ['logOut Said.']],
  [503, 'session_expired', { login: false }, ['fail Said. session_expired']],
  [4001, 'username_taken', {}, ['fail Said. username_taken']],
  [0, 'offline', {}, ['fail  offline']],
  [502, 'http', {}, ['fail Said. error']],
  [404, 'http', {}, ['fail Said. error']],
  [777, 'busy', {}, ['fail Said. error']],
] as const)('code %i (%s) for %j does %j', (code, reason, is, expected) => {
  const { actions, done } = app(is);
  onFailure(actions, new CallFailure(code, reason, 'Said.'));
  expect(done).toEqual(expected);
});

test.each([
  [402, 'account_not_activated'],
  [403, 'account_disabled'],
  [404, 'account_cancelled'],
] as const)('code %i sets the language and shows customer service', (code, reason) => {
  const { actions, done } = app();
  onFailure(actions, new CallFailure(code, reason, 'Gesagt.', { lang: 'de-AT' }));
  expect(done).toEqual(['speak de-AT', `service ${reason}`]);
});

test('an account without a language keeps the one on screen', () => {
  const { actions } = app();
  const speak = vi.spyOn(actions, 'speak');
  onFailure(actions, new CallFailure(403, 'account_disabled', 'Said.'));
  expect(speak).not.toHaveBeenCalled();
});
