import { setFlagsFromString } from 'node:v8';

/**
 * V8 learns where objects come from that live long, and puts the next ones of that kind among the
 * old at once, where nobody looks for a while. In a crowd that waits for the database every request
 * seems to be one of those: then each takes all that it holds there, and who collects the dead has
 * five times the work for as long as the server runs.
 */
export const keepRequestsYoung = (): void => setFlagsFromString('--no-allocation-site-pretenuring');
