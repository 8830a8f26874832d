/** The door of push: everything other folders may import from it. */
export { type PushServices, sendPush } from './send-push.ts';
export { createSender } from './send-request.ts';
export { endPush, pushState, subscribePush } from './subscribe-push.ts';
