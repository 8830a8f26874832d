import { Tabs } from '@mantine/core';
import { goTo, usePlace } from '../../location/use-place.ts';
import { Page } from '../../parts/page.tsx';
import { PaymentFiles } from './payment-files.tsx';
import { StatementLines } from './statement-lines.tsx';
import { Statements } from './statements.tsx';

const tabs = ['files', 'statements'] as const;

/** Payment files for the bank and statements from it. Nothing here books anything by itself. */
export function BankPage() {
  const { path, filters } = usePlace();
  const id = /^\/bank\/([0-9a-f-]{36})$/.exec(path)?.[1];
  if (id) return <StatementLines id={id} />;
  const shown = tabs.find((one) => one === filters.tab) ?? 'files';
  return (
    <Page title="Bank files">
      <Tabs
        keepMounted={false}
        onChange={(tab) => goTo('/bank', { tab: tab ?? undefined })}
        value={shown}
      >
        <Tabs.List mb="md">
          <Tabs.Tab value="files">Payment files</Tabs.Tab>
          <Tabs.Tab value="statements">Bank statements</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="files">
          <PaymentFiles />
        </Tabs.Panel>
        <Tabs.Panel value="statements">
          <Statements />
        </Tabs.Panel>
      </Tabs>
    </Page>
  );
}
