import type { Configuration } from '#contract/configuration.ts';
import { termsInForce } from '#domain/notification/terms-change.ts';
import type { Settings } from './settings-store.ts';

/** The configuration as it counts now: a day after its notice, where something becomes dearer. */
export const configurationInForce = (
  { configuration, superseded }: Pick<Settings, 'configuration' | 'superseded'>,
  now: Date,
): Configuration => termsInForce(configuration, superseded, now);
