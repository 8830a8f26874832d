import type { Services } from '../../ads/services/services.ts';
import { fileUseCases } from '../../people/file/file.ts';
import type { Handlers } from '../../platform/gateway/gateway.ts';
import { notificationUseCases, unreadUseCases } from '../../programme/notification/notification.ts';
import { pushUseCases } from '../../programme/push/push.ts';
import { chatUseCases } from '../../support/chat/chat.ts';
import { feedbackUseCases, helpUseCases } from '../../support/help/help.ts';
import { reportUseCases } from '../../support/report/report.ts';

/** The calls about settings of the network, messages, notifications and files. */
export const helpHandlers = {
  ...helpUseCases,
  ...feedbackUseCases,
  ...reportUseCases,
  ...chatUseCases,
  ...pushUseCases,
  ...fileUseCases,
  ...notificationUseCases,
  ...unreadUseCases,
} satisfies Partial<Handlers<Services>>;
