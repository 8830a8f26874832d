/** Web push: subscriptions, and sending them notices. */
export { type PushServices, sendPush } from './send-push.ts';
export { createSender } from './send-request.ts';
export { endPush, pushState, subscribePush } from './subscribe-push.ts';
