import * as v from 'valibot';
import { languages } from '#domain/language.ts';
import type { Route } from './route.ts';
import { confirmation, id, listOf, moment, money, nothing, text, whole } from './shape.ts';
import { channel } from './start-config.ts';

const languageCode = v.picklist(languages.map(({ code }) => code));

const loginForm = v.strictObject({ username: text(64), password: text(256) });

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
