import { useFormatter } from '../i18n/use-formatter.ts';

/** A share as percent: 0.0193 is 1.93 %. Small ones get more decimals, so that they are not 0 %. */
export function usePercent(): (share: number) => string {
  const format = useFormatter();
  return (share) => {
    const maximumFractionDigits = share > 0 && share < 0.001 ? 4 : share < 0.1 ? 2 : 1;
    return format.number(share, { style: 'percent', maximumFractionDigits });
  };
}
