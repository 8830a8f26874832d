import * as v from 'valibot';
import { announcementStates } from '#domain/desk/programme-state.ts';
import { type Language, languages } from '#domain/language.ts';
import { noticeCategories } from '#domain/notification/notice.ts';
import { announcementTexts } from '../announcement.ts';
import { id, moment, page, pageOf, text, whole } from '../shape.ts';
import type { DeskRoute } from './desk-route.ts';

const roles = ['support', 'admin'] as const;
const reason = v.pipe(text(500), v.trim(), v.minLength(1));
const language = v.picklist(languages.map(({ code }) => code) as Language[]);

export const listAnnouncements = {
  method: 'GET',
  path: '/announcements',
  roles: 'everyone',
  trace: 'none',
  summary: 'What was announced to all partners, or is to be, newest first',
  input: v.strictObject({ ...page, state: v.optional(v.picklist(announcementStates)) }),
  output: pageOf(
    v.object({
      id,
      at: moment,
      madeAt: moment,
      by: v.string(),
      category: v.picklist(noticeCategories),
      state: v.picklist(announcementStates),
      language: v.nullable(language),
      /** Of one that went to one partner alone. */
      partner: v.nullable(v.string()),
      texts: announcementTexts,
      read: whole,
      withdrawn: v.nullable(v.object({ by: v.string(), reason: v.string(), at: moment })),
    }),
  ),
} as const satisfies DeskRoute;

export const announceToAll = {
  method: 'POST',
  path: '/announcements/make',
  roles,
  trace: 'log',
  bodyBytesMax: 1024 * 1024,
  summary: 'Tell all partners something, or all who read a language, now or at a time',
  input: v.strictObject({
    category: v.picklist(noticeCategories),
    language: v.nullable(language),
    at: v.nullable(moment),
    texts: announcementTexts,
  }),
  output: v.object({ id }),
} as const satisfies DeskRoute;

export const announceToPartner = {
  method: 'POST',
  path: '/announcements/partner',
  roles,
  trace: 'activity',
  bodyBytesMax: 1024 * 1024,
  summary: 'Tell one partner something, now. It stands in the partner’s activity list too',
  input: v.strictObject({
    category: v.picklist(noticeCategories),
    partnerId: id,
    texts: announcementTexts,
  }),
  output: v.object({ id }),
} as const satisfies DeskRoute;

export const withdrawAnnouncement = {
  method: 'POST',
  path: '/announcements/withdraw',
  roles,
  trace: 'log',
  summary: 'Take back what is not out yet',
  input: v.strictObject({ id, reason }),
  output: v.strictObject({}),
} as const satisfies DeskRoute;
