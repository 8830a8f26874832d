import { chatFile, chatMessages, chatState, readChat, sendChat } from '../chat/chat.ts';
import { ownImage, uploadImage } from '../file/file.ts';
import type { Handlers } from '../gateway/gateway.ts';
import {
  basicConfig,
  listContactChanges,
  listFeedback,
  listLanguages,
  sendFeedback,
} from '../help/help.ts';
import {
  countUnread,
  listNotifications,
  noticePreferences,
  readNotifications,
  setNoticePreference,
} from '../notification/notification.ts';
import { endPush, pushState, subscribePush } from '../push/push.ts';
import { listReports, reportMessage } from '../report/report.ts';
import type { Services } from '../services/services.ts';

/** The calls about settings of the network, messages, notifications and files. */
export const helpHandlers = {
  listLanguages,
  basicConfig,
  listContactChanges,
  sendFeedback,
  reportMessage,
  listReports,
  listFeedback,
  chatMessages,
  sendChat,
  readChat,
  chatState,
  chatFile,
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
