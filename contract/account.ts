import * as v from 'valibot';
import { languages } from '#domain/language.ts';
import { channel } from './help.ts';
import type { Route } from './route.ts';
import { confirmation, id, listOf, moment, money, nothing, text, whole } from './shape.ts';

const languageCode = v.picklist(languages.map(({ code }) => code));

const loginForm = v.strictObject({ username: text(64), password: text(256) });

const registerForm = v.strictObject({
  username: text(64),
  nickname: v.optional(text(100), ''),
  password: text(256),
  confirmPassword: text(256),
  email: text(320),
  phone: text(40),
  licenseKey: text(64),
});

/** The token goes into the X-CT header of every later call. */
export const admitted = v.object({ token: v.string(), expiresAt: moment });

export const login = {
  method: 'POST',
  path: '/auth/login',
  access: 'public',
  summary: 'Log in',
  input: loginForm,
  output: admitted,
} as const satisfies Route;

export const loginV2 = { ...login, path: '/auth/v2/login' } as const satisfies Route;

export const register = {
  method: 'POST',
  path: '/auth/register',
  access: 'public',
  summary: 'Open an account with an authorization code, and log in; shows the recovery code once',
  input: registerForm,
  output: v.object({ ...admitted.entries, recoveryCode: v.string() }),
} as const satisfies Route;

export const registerV2 = { ...register, path: '/auth/v2/register' } as const satisfies Route;

export const logout = {
  method: 'POST',
  path: '/auth/logout',
  access: 'owner',
  clearsCache: true,
  isForReaders: true,
  summary: 'End this session',
  input: nothing,
  output: nothing,
} as const satisfies Route;

export const enter = {
  method: 'POST',
  path: '/auth/entry',
  access: 'public',
  summary: 'Exchange the signed hand-over of a host app for a session, once',
  input: v.strictObject({ handover: text(2000) }),
  output: admitted,
} as const satisfies Route;

export const openAccount = {
  method: 'POST',
  path: '/opening_store',
  access: 'public',
  summary: "Open an account with an authorization code and a host app's hand-over",
  input: v.strictObject({ licenseKey: text(64), handover: text(2000) }),
  output: admitted,
} as const satisfies Route;

export const previewCode = {
  method: 'POST',
  path: '/opening_store/preview',
  access: 'public',
  summary: 'What an authorization code gives, before it is used',
  input: v.strictObject({ licenseKey: text(64) }),
  output: v.object({ issuer: v.string(), terms: v.string(), expiresAt: moment }),
} as const satisfies Route;

export const userInfo = {
  method: 'GET',
  path: '/user/info',
  access: 'member',
  summary: 'The account of this session',
  input: nothing,
  output: v.object({
    id,
    username: v.string(),
    nickname: v.string(),
    email: v.string(),
    phone: v.string(),
    entry: v.string(),
    language: languageCode,
    shopLevel: whole,
    creditScore: whole,
    /** Until when this account is VIP; null when it is not. */
    vipUntil: v.nullable(moment),
    deposit: money,
    customer_service_url: listOf(channel, 20),
    recharge_customer_service_url: listOf(channel, 20),
  }),
} as const satisfies Route;

export const editUserInfo = {
  method: 'POST',
  path: '/user/info/edit',
  access: 'member',
  summary: 'Change nickname or language; email and phone with a confirmation',
  input: v.strictObject({
    nickname: v.optional(text(100)),
    language: v.optional(languageCode),
    email: v.optional(text(320)),
    phone: v.optional(text(40)),
    confirmation: v.optional(confirmation),
  }),
  output: nothing,
} as const satisfies Route;

export const updatePassword = {
  method: 'POST',
  path: '/update/password',
  access: 'member',
  summary: 'Change the login password; every session ends',
  input: v.strictObject({
    oldPassword: text(256),
    newPassword: text(256),
    confirmPassword: text(256),
  }),
  output: nothing,
} as const satisfies Route;

export const listSessions = {
  method: 'GET',
  path: '/user/sessions',
  access: 'member',
  summary: 'Where this account is logged in',
  input: nothing,
  output: v.object({
    list: listOf(
      v.object({
        id,
        device: v.string(),
        address: v.string(),
        createdAt: moment,
        usedAt: moment,
        isThis: v.boolean(),
      }),
      100,
    ),
  }),
} as const satisfies Route;

export const endSession = {
  method: 'POST',
  path: '/user/sessions/end',
  access: 'member',
  summary: 'End one of the own sessions',
  input: v.strictObject({ id }),
  output: nothing,
} as const satisfies Route;
