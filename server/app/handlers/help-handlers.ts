import type { Services } from '../../ads/services/services.ts';
import { ownImage, uploadImage } from '../../people/file/file.ts';
import type { Handlers } from '../../platform/gateway/gateway.ts';
import {
  countUnread,
  listNotifications,
  noticePreferences,
  readNotifications,
  setNoticePreference,
} from '../../programme/notification/notification.ts';
import { endPush, pushState, subscribePush } from '../../programme/push/push.ts';
import { chatUseCases } from '../../support/chat/chat.ts';
import { feedbackUseCases, helpUseCases } from '../../support/help/help.ts';
import { reportUseCases } from '../../support/report/report.ts';

/** The calls about settings of the network, messages, notifications and files. */
export const helpHandlers = {
  ...helpUseCases,
  ...feedbackUseCases,
  ...reportUseCases,
  ...chatUseCases,
  pushState,
  subscribePush,
  endPush,
  uploadImage,
  ownImage,
  listNotifications,
  readNotifications,
  countUnread,
  noticePreferences,
  setNoticePreference,
} satisfies Partial<Handlers<Services>>;
