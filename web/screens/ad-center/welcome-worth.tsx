import { useQuery } from '@tanstack/react-query';
import { listCouponCampaigns } from '#contract/coupon.ts';
import { call } from '../../api/call.ts';
import { useCouponText } from '../../coupon/use-coupon-text.ts';

interface WelcomeWorthProps {
  /** What is said until it is known. */
  readonly otherwise: string;
}

/** What the coupon for new users gives. */
export function WelcomeWorth({ otherwise }: WelcomeWorthProps) {
  const { worth } = useCouponText();
  const { data } = useQuery({
    queryKey: ['activities'],
    queryFn: () => call(listCouponCampaigns, {}),
  });
  const welcome = data?.list.find(({ isNewUser }) => isNewUser);
  return welcome ? worth(welcome) : otherwise;
}
