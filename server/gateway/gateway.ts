/** The door of gateway: everything other folders may import from it. */
export { acceptedLanguage } from './accepted-language.ts';
export { leaveBodyUnread, publicBodyBytesMax } from './admission.ts';
export { createApp, type OnAnswer } from './app.ts';
export type { Call, Caller, Handler, KnownDevice, Member } from './call.ts';
export { deviceOf } from './caller.ts';
export { type Cookie, cookieIn, cookieText, deviceSeconds } from './cookie.ts';
export { type CallKind, createCrowd } from './crowd.ts';
export { keepDeskApart } from './desk-origin.ts';
export { serveDocumentation } from './documentation.ts';
export { escapeHtml } from './escape-html.ts';
export { noPages, type Pages, readPages, serveDeskPages, servePages } from './pages.ts';
export { checkInput, readInput } from './read-input.ts';
export { receiveUpload } from './read-upload.ts';
export { refusalMessage } from './refusal-message.ts';
export { serveSecurityText } from './security-text.ts';
export type { Handlers, OnMember } from './serve.ts';
export { serveRoutes } from './serve-routes.ts';
export { timeZoneAsked } from './time-zone-asked.ts';
