import type { Settings } from '../settings/settings.ts';

/** Where the people live that a demo invents, by a domain that nobody can have. */
export const inventedHost = { partners: 'partners.example', own: 'reachbook.example' } as const;

/** Mail to what a demo made up would only come back; a live network has made up nobody. */
export const hostsWithoutMail = ({ installation }: Settings): readonly string[] =>
  installation.mode === 'demo' ? Object.values(inventedHost) : [];
