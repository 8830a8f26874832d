import * as v from 'valibot';
import { languages } from '#domain/language.ts';
import { command, query } from './route.ts';
import { confirmation, id, listOf, moment, money, text, whole } from './shape.ts';
import { channel } from './start-config.ts';

const languageCode = v.picklist(languages.map(({ code }) => code));

const loginForm = v.strictObject({ username: text(64), password: text(256) });

/** The token goes into the X-CT header of every later call. */
export const admitted = v.object({ token: v.string(), expiresAt: moment });

export const login = command('/auth/login', {
  access: 'public',
  summary: 'Log in',
  input: loginForm,
  output: admitted,
});

export const loginV2 = { ...login, path: '/auth/v2/login' };

export const logout = command('/auth/logout', {
  access: 'owner',
  isForReaders: true,
  clearsCache: true,
  summary: 'End this session',
});

export const enter = command('/auth/entry', {
  access: 'public',
  summary: 'Exchange the signed hand-over of a host app for a session, once',
  input: { handover: text(2000) },
  output: admitted,
});

export const userInfo = query('/user/info', {
  access: 'member',
  summary: 'The account of this session',
  output: {
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
  },
});

export const editUserInfo = command('/user/info/edit', {
  access: 'member',
  summary: 'Change nickname or language; email and phone with a confirmation',
  input: {
    nickname: v.optional(text(100)),
    language: v.optional(languageCode),
    email: v.optional(text(320)),
    phone: v.optional(text(40)),
    confirmation: v.optional(confirmation),
  },
});

export const updatePassword = command('/update/password', {
  access: 'member',
  summary: 'Change the login password; every session ends',
  input: {
    oldPassword: text(256),
    newPassword: text(256),
    confirmPassword: text(256),
  },
});
