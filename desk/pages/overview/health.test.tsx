import { MantineProvider } from '@mantine/core';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Health } from './health.tsx';
import type { Overview } from './overview-page.tsx';

test.each([
  [true, 0],
  [false, 1],
])('partners who cannot log in have a way to the network: %j', (hasWayWithoutLogin, alerts) => {
  const delivery = { thisQuarter: 0, lastHour: 0, invalidHour: 0, withoutTokenHour: 0 };
  const auditor = { isSound: true, lastRunAt: null, checkedEntries: 0, findings: 0, heads: 0 };
  const overview = {
    ...{ auditor, hasWayWithoutLogin, stream: null },
    delivery: { ...delivery, notCounted: 0, countedAt: null },
  };
  const { container } = render(
    <MantineProvider>
      <Health overview={overview as unknown as Overview} />
    </MantineProvider>,
  );
  const found = [...container.querySelectorAll('[role="alert"]')];
  expect(found).toHaveLength(alerts);
  for (const { textContent } of found) {
    expect(textContent).toMatch(/SMTP_URL.*customer service channel outside the app/);
  }
});
