import type { Texts } from '../kinds.ts';

export const texts: Texts['ad'] = {
  label: 'Quảng cáo',
  simulated: 'Quảng cáo · mô phỏng',
};
