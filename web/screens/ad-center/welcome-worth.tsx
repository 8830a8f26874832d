import { useQuery } from '@tanstack/react-query';
import { listCouponCampaigns } from '#contract/coupon.ts';
import { call } from '../../api/call.ts';
import { useCouponText } from '../../coupon/use-coupon-text.ts';
import type { MessagePart } from '../../i18n/load-messages.ts';
import { useWords } from '../../i18n/use-words.ts';

const words: readonly MessagePart[] = ['for-programme'];

interface WelcomeWorthProps {
  /** What is said until it is known. */
  readonly otherwise: string;
}

/** What the coupon for new users gives. */
export function WelcomeWorth({ otherwise }: WelcomeWorthProps) {
  return useWords(words) ? <Worth otherwise={otherwise} /> : otherwise;
}

function Worth({ otherwise }: WelcomeWorthProps) {
  const { worth } = useCouponText();
  const { data } = useQuery({
    queryKey: ['activities'],
    queryFn: () => call(listCouponCampaigns, {}),
  });
  const welcome = data?.list.find(({ isNewUser }) => isNewUser);
  return welcome ? worth(welcome) : otherwise;
}
