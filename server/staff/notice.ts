import { isNoticeCategory, noticeCategories } from '#domain/notification/notice.ts';
import { findInstallation } from '../settings/settings.ts';
import { StartError } from '../start-error.ts';
import { announce } from './announce.ts';
import { checkAnnouncement, readAnnouncementFile } from './announcement-file.ts';
import { type Options, runCommand } from './command.ts';
import { getPartnerId } from './partner-store.ts';

/*
 * What staff tell partners, by command: for a demo, or before anybody sits at the desk. A text is
 * typed pieces, never markup, and is not taken back: what was wrong is put right by another.
 * docs/notices.md shows a file.
 */

const usage = `npm run notice -- --category ${noticeCategories.join('|')}
  --to all|USERNAME --by "Your Name" and either
  --title "…" --text "…"   one paragraph, in English
  --file notice.json       typed pieces, by language`;

const none = { title: '', text: '', file: '' };

await runCommand(
  { usage, required: ['category', 'to', 'by'], defaults: none },
  async (options, { db }) => {
    if (!(await findInstallation(db.sql))) {
      throw new StartError('This database is neither demo nor live yet; run npm start or live.');
    }
    const { category = '', by = '', to = '' } = options;
    if (!isNoticeCategory(category)) {
      throw new StartError(`--category must be one of ${noticeCategories.join(', ')}.`);
    }
    if (by.length > 80) throw new StartError('--by must have at most 80 characters.');
    const texts = await readTexts(options);
    const partnerId = to === 'all' ? null : await getPartnerId(db.sql, to);
    const id = await db.transaction((sql) =>
      announce(sql, { at: new Date(), category, partnerId, texts, by }),
    );
    console.log(`Told ${to === 'all' ? 'all partners' : to}: ${texts.en.title} (${id})`);
  },
);

function readTexts({ file = '', title = '', text = '' }: Options) {
  if (file !== '') return readAnnouncementFile(file);
  if (title === '' || text === '') {
    throw new StartError(`Give --title and --text, or --file. Usage: ${usage}`);
  }
  return checkAnnouncement({ en: { title, blocks: [{ type: 'paragraph', text }] } });
}
