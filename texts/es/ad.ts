import type { Texts } from '../kinds.ts';

export const texts: Texts['ad'] = {
  label: 'Anuncio',
  simulated: 'Anuncio · simulado',
};
