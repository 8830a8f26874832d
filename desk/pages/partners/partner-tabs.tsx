import { Tabs } from '@mantine/core';
import { goTo, usePlace } from '../../location/use-place.ts';
import { PartnerCoupons } from './partner-coupons.tsx';
import { PartnerActs, PartnerPlans, PartnerWallet } from './partner-lists.tsx';
import { PartnerOrders } from './partner-orders.tsx';
import type { ShownPartner } from './partner-page.tsx';
import { PartnerSessions } from './partner-sessions.tsx';
import { PartnerTimeline } from './partner-timeline.tsx';

/** The open list is in the address, like every filter. */
export function PartnerTabs({ partner }: { readonly partner: ShownPartner }) {
  const place = usePlace();
  const { id, plans, sessions } = partner;
  const planCount = plans.reduce((all, { count }) => all + count, 0);
  const tabs = [
    ['timeline', 'Timeline', <PartnerTimeline id={id} key="timeline" />],
    ['plans', `Plans (${planCount})`, <PartnerPlans id={id} key="plans" />],
    ['orders', 'Orders', <PartnerOrders id={id} key="orders" />],
    ['wallet', 'Transactions', <PartnerWallet id={id} key="wallet" />],
    ['coupons', 'Coupons', <PartnerCoupons id={id} key="coupons" />],
    [
      'sessions',
      `Devices (${sessions.length})`,
      <PartnerSessions key="sessions" partner={partner} />,
    ],
    ['activity', 'Staff activity', <PartnerActs id={id} key="activity" />],
  ] as const;
  const [shown] = tabs.find(([name]) => name === place.filters.tab) ?? tabs[0];
  return (
    <Tabs
      keepMounted={false}
      mt="md"
      onChange={(tab) => goTo(place.path, { tab: tab ?? undefined })}
      value={shown}
    >
      <Tabs.List mb="sm">
        {tabs.map(([name, title]) => (
          <Tabs.Tab key={name} value={name}>
            {title}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map(([name, , list]) => (
        <Tabs.Panel key={name} value={name}>
          {list}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
