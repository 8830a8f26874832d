import * as v from 'valibot';
import { beforeEach, expect, test } from 'vitest';
import { startConfig } from '#contract/start-config.ts';
import {
  basicConfigStored,
  clearSession,
  endsAtLogin,
  isRegisterEntry,
  keepUserInfo,
  languageStored,
  leavingStored,
  tokenStored,
  userInfoStored,
} from './session.ts';

beforeEach(() => localStorage.clear());

const channels = { customer_service_url: [], recharge_customer_service_url: [] };

test('session data is stored under its four keys, without contacts, payout methods and questions', () => {
  tokenStored.set('t');
  languageStored.set('th');
  keepUserInfo({
    id: 'a0000000-0000-4000-8000-000000000000',
    username: 'harbour',
    nickname: 'Harbour',
    email: 'owner@harbour.example',
    phone: '+6621234567',
    entry: 'register',
    language: 'th',
    shopLevel: 1,
    creditScore: 100,
    vipUntil: null,
    deposit: '0.00',
    ...channels,
  });
  const whole = {
    name: 'Network',
    mode: 'demo',
    currency: 'SIM',
    client_language_map: [],
    contact_head: null,
    withdraw_method_config: [{ id: 'bank', label: 'Bank', kind: 'bank-card', fields: [] }],
    faq_config: [
      { id: '1', group: 'question', lang: 'en', question: 'q', answer: [], related: [] },
    ],
    ...channels,
  };
  basicConfigStored.set(v.parse(startConfig.output, whole));
  expect(Object.keys(localStorage).sort()).toEqual(['basicConfig', 'lang', 'token', 'userInfo']);
  const kept = JSON.stringify({ ...localStorage });
  for (const secret of ['harbour.example', '6621234567', 'withdraw_method_config', 'faq_config']) {
    expect(kept).not.toContain(secret);
  }
});

test('logging out forgets the token and the account, not the language', () => {
  tokenStored.set('t');
  languageStored.set('th');
  clearSession();
  expect(localStorage.getItem('token')).toBeNull();
  expect(localStorage.getItem('userInfo')).toBeNull();
  expect(languageStored.get()).toBe('th');
});

test.each([
  ['a partner who registered here', 'register', null, { register: true, login: true }],
  ['a partner from a host app', 'host', null, { register: false, login: false }],
  ['a blocked partner who logged in', null, 'register', { register: true, login: true }],
  [
    'a blocked partner without data, from a host app',
    null,
    'host',
    { register: false, login: true },
  ],
  ['a blocked partner from a host app', 'host', 'register', { register: false, login: true }],
  ['a token without a known account', null, null, { register: true, login: true }],
])('%s is not stuck when the session ends', (_who, entry, leaving, is) => {
  userInfoStored.set(entry ? ({ entry } as never) : null);
  leavingStored.set(leaving);
  expect({ register: isRegisterEntry(), login: endsAtLogin() }).toEqual(is);
  clearSession();
});

test('a damaged value counts as none', () => {
  languageStored.set('klingon' as never);
  expect(languageStored.get()).toBeNull();
});
