/** The door of push: what other folders may use of it. */
export { type PushServices, sendPush } from './send-push.ts';
export { endPush, pushState, subscribePush } from './subscribe-push.ts';
