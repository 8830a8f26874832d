import type * as announcements from '#contract/desk/announcements.ts';
import type { announceToPartner } from '#contract/desk/announcements.ts';
import type { Input } from '#contract/route.ts';
import { RefusalError } from '#domain/refusal.ts';
import { linkNotesOf, wordsOf } from '#domain/text-blocks.ts';
import { latestOf } from '#domain/time.ts';
import { parseTime, type Sql } from '../../platform/database/database.ts';
import { countAudience } from '../../programme/notification/notification.ts';
import type { DeskUseCases } from '../call/use-case.ts';
import { getKnown } from '../partner/partner-use-cases.ts';
import { announce } from './announce.ts';
import { findScheduled, insertWithdrawal, listAnnouncementPage } from './announcement-store.ts';

export const announcementUseCases = {
  async listAnnouncements({ db, now }, filter) {
    const { list, next } = await listAnnouncementPage(db.sql, filter, now());
    const announcements = list.map(({ withdrawn, ...announcement }) => ({
      ...announcement,
      withdrawn: withdrawn && parseTime(withdrawn),
    }));
    return { list: announcements, next };
  },

  async announceToAll(
    { sql, requesterId, requestedBy, now, commandId },
    { requestId: _, ...input },
  ) {
    const { category, language, levels, texts } = input;
    const publishesAt = publicationTime(input.at, now);
    const author = { madeBy: requestedBy, staffId: requesterId, madeAt: now };
    await announce(sql, { ...input, ...author, partnerId: null, id: commandId, at: publishesAt });

    return {
      subject: commandId,
      description: {
        category: category.replaceAll('-', ' '),
        to: language ?? 'all languages',
        levels: levels?.join(', ') ?? 'all',
        ...describeWords(input),
      },
      details: {
        title: texts.en.title,
        // The text stays in the log, whatever happens to the announcement.
        text: wordsOf(texts.en.blocks),
        out: publishesAt.toISOString(),
        ...(language && { language }),
        ...(levels && { level: levels.join(', ') }),
      },
    };
  },

  async countAudience({ db, now }, input) {
    const levels = input.levels?.split(',').map(Number) ?? null;
    const audience = { language: input.language ?? null, levels };
    return { partners: await countAudience(db.sql, audience, now()) };
  },

  async announceToPartner(
    { sql, requesterId, requestedBy, decidedBy, now, commandId },
    { requestId: _, ...input },
  ) {
    const { category, texts } = input;
    const partnerId = await getKnown(sql, input.partnerId);
    const publishesAt = publicationTime(input.at, now);
    const author = { madeBy: requestedBy, staffId: requesterId, madeAt: now };
    await announce(sql, { ...input, ...author, partnerId, id: commandId, at: publishesAt });

    // Until somebody else has read it, the partner reads not even its title.
    const reason = decidedBy === null ? 'request-partner-announcement' : texts.en.title;
    return {
      subject: commandId,
      description: { category: category.replaceAll('-', ' '), ...describeWords(input) },
      concerns: { partnerId, reason, reference: commandId },
    };
  },

  async withdrawAnnouncement({ sql, staff, now }, { id, reason }) {
    const withdrawal = { id, withdrawnBy: staff.name, reason };
    const { partnerId, title } = await withdrawScheduled(sql, withdrawal, now);
    if (partnerId !== null) throw new RefusalError('desk_not_found');
    return { details: { title } };
  },

  async withdrawFromPartner({ sql, staff, now }, { id, reason }) {
    const withdrawal = { id, withdrawnBy: staff.name, reason };
    const { partnerId } = await withdrawScheduled(sql, withdrawal, now);
    if (partnerId === null) throw new RefusalError('desk_not_found');
    return { concerns: { partnerId, reference: id } };
  },
} satisfies DeskUseCases<typeof announcements>;

/** When it is published, and what partners read in each language. */
function describeWords({
  at: typedTime,
  texts,
}: Pick<Input<typeof announceToPartner>, 'at' | 'texts'>) {
  const textEntries = Object.entries(texts).flatMap(([code, text]) =>
    text ? [[`in ${code}`, wholeText(text)]] : [],
  );
  return { out: typedTime ?? 'when it is approved', ...Object.fromEntries(textEntries) };
}

const wholeText = ({ title, blocks }: Input<typeof announceToPartner>['texts']['en']): string =>
  [`${title}: ${wordsOf(blocks)}`, ...linkNotesOf(blocks)].join('\n');

/** An announcement due while it waited for confirmation is published once confirmed. */
const publicationTime = (wishedTime: string | null, now: Date): Date =>
  wishedTime === null ? now : latestOf(new Date(wishedTime), now);

interface Withdrawal {
  readonly id: string;
  readonly withdrawnBy: string;
  readonly reason: string;
}

async function withdrawScheduled(sql: Sql, withdrawal: Withdrawal, now: Date) {
  const announcement = await findScheduled(sql, withdrawal.id);
  if (!announcement) throw new RefusalError('desk_not_found');
  if (announcement.isWithdrawn) throw new RefusalError('desk_changed_meanwhile');
  if (announcement.publishesAt <= now) throw new RefusalError('desk_is_out');
  if (!(await insertWithdrawal(sql, withdrawal, now))) {
    throw new RefusalError('desk_changed_meanwhile');
  }
  return announcement;
}
