import type { Texts } from '../kinds.ts';

export const texts: Texts['ad'] = {
  label: 'Publicité',
  simulated: 'Publicité · simulée',
};
