import * as v from 'valibot';
import { announcementStates } from '#domain/desk/programme-state.ts';
import { workingRoles } from '#domain/desk/role.ts';
import { type Language, languages } from '#domain/language.ts';
import { levels as publishedLevels } from '#domain/level/level.ts';
import { noticeCategories } from '#domain/notification/notice.ts';
import { announcementTexts } from '../announcement.ts';
import { id, listOf, moment, page, pageOf, requestId, text, whole } from '../shape.ts';
import { staffReason } from '../staff-text.ts';
import type { DeskRoute } from './desk-route.ts';
import { alone, asks, looks } from './desk-rule.ts';

const roles = ['support', 'admin'] as const;
const reason = staffReason(500);
const language = v.picklist(languages.map(({ code }) => code) as Language[]);
const level = v.picklist(publishedLevels.map((one): number => one.level));
const levels = v.nullable(v.pipe(listOf(level, publishedLevels.length), v.minLength(1)));
const at = v.nullable(moment);

export const listAnnouncements = {
  method: 'GET',
  path: '/announcements',
  roles: workingRoles,
  trace: 'none',
  rule: looks,
  summary: 'Announcements to all partners, published or scheduled, newest first',
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
      levels,
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
  rule: asks('/by-two/decide'),
  summary:
    'Ask to tell all partners something, or those of a language or a level, now or at a time',
  input: v.strictObject({
    requestId,
    category: v.picklist(noticeCategories),
    language: v.nullable(language),
    levels,
    at,
    texts: announcementTexts,
  }),
  output: v.object({ id }),
} as const satisfies DeskRoute;

export const countAudience = {
  method: 'GET',
  path: '/announcements/audience',
  roles,
  trace: 'none',
  rule: looks,
  summary: 'How many partners an announcement would reach if published now',
  input: v.strictObject({
    language: v.optional(language),
    /** With commas between them. */
    levels: v.optional(v.pipe(text(40), v.regex(/^\d{1,2}(,\d{1,2})*$/))),
  }),
  output: v.object({ partners: whole }),
} as const satisfies DeskRoute;

export const announceToPartner = {
  method: 'POST',
  path: '/announcements/partner',
  roles,
  trace: 'staff-activity',
  rule: alone,
  summary: 'Send an announcement to one partner. It is listed in their staff activity at once',
  input: v.strictObject({
    requestId,
    category: v.picklist(noticeCategories),
    partnerId: id,
    at,
    texts: announcementTexts,
  }),
  output: v.object({ id }),
} as const satisfies DeskRoute;

export const withdrawAnnouncement = {
  method: 'POST',
  path: '/announcements/withdraw',
  roles,
  trace: 'log',
  rule: alone,
  summary: 'Withdraw an unpublished announcement to many',
  input: v.strictObject({ id, reason }),
  output: v.strictObject({}),
} as const satisfies DeskRoute;

export const withdrawFromPartner = {
  method: 'POST',
  path: '/announcements/partner/withdraw',
  roles,
  trace: 'staff-activity',
  rule: alone,
  summary: 'Withdraw an unpublished announcement to one partner',
  input: v.strictObject({ id, reason }),
  output: v.strictObject({}),
} as const satisfies DeskRoute;
