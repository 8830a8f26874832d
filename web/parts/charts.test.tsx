// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { BarChart } from './bar-chart.tsx';
import { areaOf, depthOf, pathOf, scaleOf } from './chart-path.ts';
import { ChartTable } from './chart-table.tsx';
import { Funnel } from './funnel.tsx';
import { LineChart } from './line-chart.tsx';
import { MoneyBar } from './money-bar.tsx';
import { Progress } from './progress.tsx';
import { Sparkline } from './sparkline.tsx';

afterEach(cleanup);

test('every chart includes zero, so that no line looks steeper than it is', () => {
  expect(scaleOf([[90, 100]])).toEqual({ low: 0, high: 100 });
  expect(scaleOf([[-20, -5]])).toEqual({ low: -20, high: 0 });
  expect(depthOf(0, scaleOf([[-20, 60]]))).toBe(0.75);
});

test('a line has a gap where a value is missing, and a single value is still visible', () => {
  const values = [0, 100, null, 50, null];
  expect(pathOf(values, { low: 0, high: 100 })).toBe('M0 100L25 0M75 50h0.1');
  expect(areaOf(values, { low: 0, high: 100 })).toBe('M0 100L25 0V100H0Z');
});

test('equal values make a flat line, not a division by zero', () => {
  expect(pathOf([0, 0], scaleOf([[0, 0]]))).toBe('M0 100L100 100');
});

test('a line chart is described in words, with its target', () => {
  render(
    <LineChart
      high="400.00"
      label="184.10 of a target of 190.00"
      lines={[
        { name: 'Actual', values: [0, 10, null] },
        { name: 'Target', values: [0, 12, 24], kind: 'target' },
      ]}
      ticks={['00:00', '24:00']}
    />,
  );
  expect(screen.getByRole('img', { name: '184.10 of a target of 190.00' })).toBeDefined();
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Actual',
    'Target',
  ]);
});

test('negative bars have another shape', () => {
  const { container } = render(
    <BarChart high="5" label="Result by day" low="−5" ticks={[]} values={[5, -5]} />,
  );
  const bars = [...container.querySelectorAll('rect')];
  expect(bars.map((bar) => bar.hasAttribute('data-below'))).toEqual([false, true]);
  expect(bars.map((bar) => bar.getAttribute('y'))).toEqual(['0', '50']);
});

test('a sparkline needs at least two complete values', () => {
  expect(render(<Sparkline values={[5]} />).container.firstChild).toBeNull();
  expect(render(<Sparkline isOpen values={[5, 1]} />).container.firstChild).toBeNull();
  expect(render(<Sparkline isOpen values={[5, 4, 1]} />).container.firstChild).not.toBeNull();
});

test('an incomplete step never looks like a fall', () => {
  const { container } = render(<Sparkline isOpen values={[10, 10, 1]} />);
  const [, line, open] = [...container.querySelectorAll('path')].map((path) =>
    path.getAttribute('d'),
  );
  expect([line, open]).toEqual(['M0 0L50 0', 'M50 0H100']);
  const chart = render(<BarChart high="10" isOpen label="Clicks" ticks={[]} values={[10, 1]} />);
  const bars = [...chart.container.querySelectorAll('rect')];
  expect(bars.map((bar) => bar.hasAttribute('data-open'))).toEqual([false, true]);
});

test('a funnel step of zero has no block', () => {
  const steps = [0.001, 0].map((share) => ({ name: String(share), count: '1', share }));
  const { container } = render(<Funnel label="Steps" steps={steps} />);
  const widths = [...container.querySelectorAll<HTMLElement>('[style]')].map(({ style }) =>
    style.getPropertyValue('--width-min'),
  );
  expect(widths).toEqual(['4px', '0px']);
});

const parts = [
  { kind: 'spent', name: 'Consumed', size: 184_100_001n, value: '184.100001' },
  { kind: 'moving', name: 'Reserved', size: 15_899_999n, value: '15.899999' },
  { kind: 'held', name: 'To be consumed', size: 200_000_000n, value: '200.00' },
  { kind: 'back', name: 'Returned', size: 0n, value: '0.00' },
] as const;

test('the money bar is drawn if its parts add up exactly', () => {
  const { container } = render(
    <MoneyBar
      parts={parts}
      whole={{ name: 'Put', size: 400_000_000n, value: '400.00', unit: 'SIM' }}
      wrongText="These do not add up"
    />,
  );
  expect(screen.queryByText('These do not add up')).toBeNull();
  // Nothing was returned, so nothing is drawn for it; the list still says so.
  expect(container.querySelectorAll('.bar > span')).toHaveLength(3);
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
});

test('a money bar that is off by one millionth says so instead', () => {
  const { container } = render(
    <MoneyBar
      parts={parts}
      whole={{ name: 'Put', size: 400_000_001n, value: '400.000001' }}
      wrongText="These do not add up"
    />,
  );
  expect(screen.getByRole('alert').textContent).toBe('These do not add up');
  expect(container.querySelector('.bar')).toBeNull();
});

test('a funnel step opens what it is made of', () => {
  const onOpen = vi.fn();
  const steps = [
    { name: 'Shown', count: '18,410', share: 1, onOpen },
    { name: 'Clicks', count: '231', share: 0.0125, notes: ['All pending', 'Few so far'] },
  ];
  render(<Funnel label="From view to order" steps={steps} />);
  fireEvent.click(screen.getByRole('button', { name: /Shown/ }));
  expect(onOpen).toHaveBeenCalledOnce();
  expect(screen.getAllByRole('button')).toHaveLength(1);
  screen.getByText(/^All pending\s· Few so far$/);
});

test('progress is announced in words, and never beyond 100 percent', () => {
  render(<Progress label="Learning" ticks={[30]} max={50} text="61 of 30 to 50" value={61} />);
  const bar = screen.getByRole('progressbar', { name: 'Learning' });
  expect(bar.getAttribute('aria-valuetext')).toBe('61 of 30 to 50');
  expect(bar.getAttribute('aria-valuenow')).toBe('50');
});

test('a chart’s figures can be read as a table', () => {
  const rows = [['12:00', '4.20']];
  render(<ChartTable head={['Time', 'Actual']} label="Pacing" openText="As a table" rows={rows} />);
  expect(screen.getByText('As a table').tagName).toBe('SUMMARY');
  expect(screen.getByRole('rowheader', { name: '12:00', hidden: true })).toBeDefined();
});
