import type { Texts } from '../kinds.ts';

export const texts: Texts['ad'] = {
  label: 'Anúncio',
  simulated: 'Anúncio · simulado',
};
