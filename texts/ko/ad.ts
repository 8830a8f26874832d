import type { Texts } from '../kinds.ts';

export const texts: Texts['ad'] = {
  label: '광고',
  simulated: '광고 · 시뮬레이션',
};
