import type { Channel } from '#contract/start-config.ts';
import { placeOf } from '#domain/help/channel.ts';

/** Whether somebody who is not logged in can use a channel: our own chat knows nobody else. */
export const opensBeforeLogin = ({ type, url }: Channel): boolean =>
  type !== 1 && placeOf(url)?.kind === 'page';
