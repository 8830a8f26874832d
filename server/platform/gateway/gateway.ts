/** Gateway: the contract as HTTP, admission and limits of requests, file downloads. */

export { leaveBodyUnread, publicBodyBytesMax } from './admission.ts';
export { createApp, type OnAnswer } from './app.ts';
export type { Caller, KnownDevice, LoggedInPartner, UseCasesOf } from './call.ts';
export { deviceOf } from './caller.ts';
export { chooseAcceptedLanguage } from './choose-accepted-language.ts';
export { chooseTimeZone } from './choose-time-zone.ts';
export {
  type Cookie,
  composeCookie,
  deviceSeconds,
  readCookie,
} from './cookie.ts';
export { type CallKind, createCrowd } from './crowd.ts';
export { keepDeskApart } from './desk-origin.ts';
export { serveDocumentation } from './documentation.ts';
export { listenOn } from './listen-on.ts';
export { noPages, type Pages, readPages, serveDeskPages, servePages } from './pages.ts';
export { checkInput, readInput } from './read-input.ts';
export { receiveUpload } from './read-upload.ts';
export { refusalMessage } from './refusal-message.ts';
export { serveSecurityText } from './security-text.ts';
export type { Handlers, OnPartnerCall } from './serve.ts';
export { serveRoutes } from './serve-routes.ts';
export { toWireReply } from './to-wire-reply.ts';
