/** Web push: subscriptions, and sending them notices. */
export { pushUseCases } from './push-use-cases.ts';
export { type PushServices, sendPush } from './send-push.ts';
export { createSender } from './send-request.ts';
