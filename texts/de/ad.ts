import type { Texts } from '../kinds.ts';

export const texts: Texts['ad'] = {
  label: 'Anzeige',
  simulated: 'Anzeige · simuliert',
};
