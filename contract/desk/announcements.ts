import * as v from 'valibot';
import { announcementStates } from '#domain/desk/programme-state.ts';
import { workingRoles } from '#domain/desk/role.ts';
import { type Language, languages } from '#domain/language.ts';
import { levels as publishedLevels } from '#domain/level/level.ts';
import { noticeCategories } from '#domain/notification/notice.ts';
import { announcementTexts } from '../announcement.ts';
import { id, listOf, moment, momentText, requestId, text, whole } from '../shape.ts';
import { staffReason } from '../staff-text.ts';
import { approvers } from './approvers.ts';
import { command, list, query } from './desk-builders.ts';

const roles = ['support', 'admin'] as const;
const reason = staffReason(500);
const language = v.picklist(languages.map(({ code }) => code) as Language[]);
const level = v.picklist(publishedLevels.map((publishedLevel): number => publishedLevel.level));
const levels = v.nullable(v.pipe(listOf(level, publishedLevels.length), v.minLength(1)));
const publicationTime = v.nullable(momentText);

export const listAnnouncements = list('/announcements', {
  roles: workingRoles,
  summary: 'Announcements to all partners, published or scheduled, newest first',
  filters: { state: v.optional(v.picklist(announcementStates)) },
  item: v.object({
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
});

export const announceToAll = command('/announcements/make', {
  roles,
  approval: {
    kind: 'announcement',
    title: 'Announcement',
    effect: 'Partners can read it from the time it is due.',
    decidedBy: approvers,
  },
  audit: { log: 'announced' },
  effect: 'read-by-partners',
  summary:
    'Ask to tell all partners something, or those of a language or a level, now or at a time',
  input: {
    requestId,
    category: v.picklist(noticeCategories),
    language: v.nullable(language),
    levels,
    at: publicationTime,
    texts: announcementTexts,
  },
  output: { id },
});

export const countAudience = query('/announcements/audience', {
  roles,
  summary: 'How many partners an announcement would reach if published now',
  input: {
    language: v.optional(language),
    /** With commas between them. */
    levels: v.optional(v.pipe(text(40), v.regex(/^\d{1,2}(,\d{1,2})*$/))),
  },
  output: { partners: whole },
});

export const announceToPartner = command('/announcements/partner', {
  roles,
  approval: {
    kind: 'partner-announcement',
    title: 'Announcement to one partner',
    effect: 'The partner can read it from the time it is due.',
    decidedBy: approvers,
  },
  audit: { partner: 'approve-partner-announcement' },
  effect: 'read-by-partners',
  summary: 'Request to tell one partner something, now or at a time',
  input: {
    requestId,
    category: v.picklist(noticeCategories),
    partnerId: id,
    at: publicationTime,
    texts: announcementTexts,
  },
  output: { id },
});

export const withdrawAnnouncement = command('/announcements/withdraw', {
  roles,
  audit: { log: 'announcement-withdrawn' },
  effect: 'stops',
  stop: {
    notice: 'announcement-withdrawn',
    tells: { nobody: 'Nobody has read it.' },
    undoneBy: ['/announcements/make'],
  },
  summary: 'Withdraw an unpublished announcement to many',
  input: { id, reason },
});

export const withdrawFromPartner = command('/announcements/partner/withdraw', {
  roles,
  audit: { partner: 'notice-withdrawn' },
  effect: 'stops',
  stop: {
    notice: 'notice-withdrawn',
    tells: { partner: null },
    undoneBy: ['/announcements/partner'],
  },
  summary: 'Withdraw an unpublished announcement to one partner',
  input: { id, reason },
});
