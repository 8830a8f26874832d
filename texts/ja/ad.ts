import type { Texts } from '../kinds.ts';

export const texts: Texts['ad'] = {
  label: '広告',
  simulated: '広告・シミュレーション',
};
