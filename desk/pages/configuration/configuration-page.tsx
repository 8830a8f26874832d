import { Button, Table, Tabs, Text } from '@mantine/core';
import { useState } from 'react';
import type { Configuration, Setting } from '#contract/configuration.ts';
import { changeConfiguration, readConfiguration } from '#contract/desk/configuration.ts';
import { settingTitles } from '#contract/desk/setting-words.ts';
import { useRead } from '../../api/use-ask.ts';
import { mayAsk, useSignedIn } from '../../app/signed-in.ts';
import { formatPlace, goTo, usePlace } from '../../location/use-place.ts';
import { Page } from '../../parts/page.tsx';
import { TableFrame } from '../../parts/table-frame.tsx';
import { useRowKeys } from '../../parts/use-row-keys.ts';
import { WaitingMark } from '../approvals/waiting-mark.tsx';
import { HistoryTable } from './history-table.tsx';
import { PartForm } from './part-form.tsx';
import { partWords, shownParts } from './part-words.ts';

const tabs = { settings: 'Settings', history: 'History' } as const;

/** The configuration, and who changed it. */
export function ConfigurationPage() {
  const { path } = usePlace();
  const tab = path.replace(/^\/configuration\/?/, '') || 'settings';
  return (
    <Page title="Configuration">
      <Tabs
        keepMounted={false}
        onChange={(chosen) => goTo(`/configuration/${chosen ?? 'settings'}`)}
        value={tab}
      >
        <Tabs.List mb="md">
          {Object.entries(tabs).map(([value, title]) => (
            <Tabs.Tab key={value} value={value}>
              {title}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="settings">
          <Parts />
        </Tabs.Panel>
        <Tabs.Panel value="history">
          <HistoryTable />
        </Tabs.Panel>
      </Tabs>
    </Page>
  );
}

function Parts() {
  const read = useRead(readConfiguration, {});
  const signedIn = useSignedIn();
  const [changing, setChanging] = useState<Setting | null>(null);
  const keys = useRowKeys(shownParts.length);
  if (read.error) return <Text role="alert">{read.error.message}</Text>;
  if (!read.data) return <Text c="dimmed">Loading…</Text>;
  const { configuration, version } = read.data;
  const mayChange = mayAsk(signedIn, changeConfiguration);
  return (
    <>
      <TableFrame name="Settings">
        <Table aria-label="Settings">
          <Table.Thead>
            <Table.Tr>
              {['Setting', 'Now', 'Actions'].map((title) => (
                <Table.Th
                  className={title === 'Actions' ? 'desk-acts' : undefined}
                  key={title}
                  scope="col"
                >
                  {title}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody {...keys.body}>
            {shownParts.map((part, at) => (
              <Table.Tr key={part} {...keys.row(at)}>
                <Table.Td>
                  <Text fw={600} size="sm">
                    {settingTitles[part]} <WaitingMark kinds={['configuration']} subject={part} />
                  </Text>
                  <Text c="dimmed" size="sm">
                    {partWords[part].text}
                  </Text>
                </Table.Td>
                <Table.Td>{nowOf(part, configuration)}</Table.Td>
                <Table.Td className="desk-acts desk-short">
                  {mayChange && (
                    <Button
                      aria-label={`Request change: ${settingTitles[part]}`}
                      onClick={() => setChanging(part)}
                      size="xs"
                      variant="default"
                    >
                      Request change
                    </Button>
                  )}{' '}
                  <a
                    aria-label={`History: ${settingTitles[part]}`}
                    href={formatPlace('/configuration/history', { part })}
                  >
                    History
                  </a>
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </TableFrame>
      {changing && (
        <PartForm
          configuration={configuration}
          onClose={() => setChanging(null)}
          part={changing}
          version={version}
        />
      )}
    </>
  );
}

const nowOf = (part: Setting, configuration: Configuration): string =>
  (partWords[part].now as (value: unknown) => string)(configuration[part]);
