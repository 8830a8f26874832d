// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Tabs } from './tabs.tsx';

afterEach(cleanup);

const tabs = [
  { value: 'today', label: 'Today' },
  { value: 'week', label: 'Week', count: '12' },
  { value: 'all', label: 'All' },
];

function Periods() {
  const [value, setValue] = useState('today');
  return <Tabs label="Period" onChange={setValue} tabs={tabs} value={value} />;
}

test.each([
  [['ArrowRight'], 'Week12'],
  [['ArrowRight', 'ArrowRight'], 'All'],
  [['ArrowRight', 'ArrowRight', 'ArrowRight'], 'Today'],
  [['ArrowLeft'], 'All'],
  [['End'], 'All'],
  [['End', 'Home'], 'Today'],
])('the keys %j move the selection and focus from Today to %s', (keys, text) => {
  render(<Periods />);
  for (const key of keys) fireEvent.keyDown(screen.getByRole('tablist'), { key });
  const tab = screen.getByRole('tab', { selected: true });
  expect(tab.textContent).toBe(text);
  expect(document.activeElement).toBe(tab);
});

test('only the selected tab is in the tab order', () => {
  render(<Periods />);
  expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([0, -1, -1]);
});

test('a pressed tab is shown as chosen before what it switches to', async () => {
  const changed: string[] = [];
  const change = (value: string) => changed.push(value);
  render(<Tabs label="Period" onChange={change} tabs={tabs} value="today" />);
  fireEvent.click(screen.getByRole('tab', { name: 'All' }));
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('All');
  expect(changed).toEqual([]);
  await waitFor(() => expect(changed).toEqual(['all']));
});
