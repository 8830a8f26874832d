import * as v from 'valibot';
import { listOf, moment, nothing } from '../shape.ts';
import type { DeskRoute } from './desk-route.ts';
import { looks, own } from './desk-rule.ts';

export const listDeskNotices = {
  method: 'GET',
  path: '/notices',
  roles: 'everyone',
  trace: 'none',
  rule: looks,
  summary: 'Your unread notices at the desk, newest first',
  input: nothing,
  output: v.object({
    list: listOf(
      v.object({
        id: v.string(),
        at: moment,
        by: v.string(),
        act: v.string(),
        about: v.record(v.string(), v.string()),
      }),
      20,
    ),
  }),
} as const satisfies DeskRoute;

export const readDeskNotice = {
  method: 'POST',
  path: '/notices/read',
  roles: 'everyone',
  trace: 'none',
  rule: own,
  summary: 'Dismiss one of your notices',
  input: v.strictObject({ id: v.pipe(v.string(), v.regex(/^\d{1,15}$/)) }),
  output: nothing,
} as const satisfies DeskRoute;
