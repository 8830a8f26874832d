import * as v from 'valibot';
import { languages } from '#domain/language.ts';
import { command, query } from './route.ts';
import { confirmation, id, listOf, moment, money, text, whole } from './shape.ts';
import { channel } from './start-config.ts';

const languageCode = v.picklist(languages.map(({ code }) => code));

export const userInfo = query('/user/info', {
  access: 'partner',
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
  access: 'partner',
  summary: 'Change nickname or language; email and phone with a confirmation',
  input: {
    nickname: v.optional(text(100)),
    language: v.optional(languageCode),
    email: v.optional(text(320)),
    phone: v.optional(text(40)),
    confirmation: v.optional(confirmation),
  },
});
