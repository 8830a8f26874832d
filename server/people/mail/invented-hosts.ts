import type { Settings } from '../../platform/settings/settings.ts';

/** The domain of the people a demo invents, which nobody can own. */
export const inventedHosts = {
  partners: 'partners.example',
  network: 'reachbook.example',
} as const;

/** Mail to invented people would only bounce; a live network has none. */
export const listHostsWithoutMail = ({ installation }: Settings): readonly string[] =>
  installation.mode === 'demo' ? Object.values(inventedHosts) : [];
