import * as v from 'valibot';
import { deskNoticeKinds } from '#domain/desk/desk-notice.ts';
import { listOf, moment } from '../shape.ts';
import { ownCommand, query } from './desk-builders.ts';

export const listDeskNotices = query('/notices', {
  roles: 'everyone',
  summary: 'Your unread notices at the desk, newest first',
  output: {
    list: listOf(
      v.object({
        id: v.string(),
        at: moment,
        by: v.string(),
        act: v.picklist(deskNoticeKinds),
        about: v.record(v.string(), v.string()),
        /** Whether it is about the reader. */
        isOwn: v.boolean(),
      }),
      20,
    ),
  },
});

export const readDeskNotice = ownCommand('/notices/read', {
  audit: null,
  summary: 'Dismiss one of your notices, and the older ones of its kind',
  input: { id: v.pipe(v.string(), v.regex(/^\d{1,15}$/)) },
});
