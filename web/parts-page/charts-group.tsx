import { BarChart } from '../parts/bar-chart.tsx';
import { Card } from '../parts/card.tsx';
import { ChartTable } from '../parts/chart-table.tsx';
import { Funnel } from '../parts/funnel.tsx';
import { LineChart } from '../parts/line-chart.tsx';
import { MoneyBar, type MoneyPart } from '../parts/money-bar.tsx';
import { Progress } from '../parts/progress.tsx';
import { Sparkline } from '../parts/sparkline.tsx';
import styles from './parts-page.module.css';
import type { GroupProps } from './parts-page.tsx';

const open = () => {};
const target = [0, 18, 40, 70, 110, 150, 190, 235, 280, 320, 360, 385, 400];
const actual = target.map((value, at) => (at < 7 ? value * 0.96 : null));
const results = [4, -6, 12, 31, -12, 0, 18, 9];
const counts = ['18,410', '12,077', '231', '9'];
const shares = [1, 0.656, 0.0125, 0.0005];

export function ChartsGroup({ words }: GroupProps) {
  const parts: MoneyPart[] = [
    { kind: 'spent', name: words.consumed, size: 184n, value: '184.10', onOpen: open },
    { kind: 'moving', name: words.onScreens, size: 16n, value: '15.90' },
    { kind: 'held', name: words.toConsume, size: 140n, value: '140.00' },
    { kind: 'back', name: words.returned, size: 60n, value: '60.00' },
  ];
  const ticks = ['00:00', '12:00', '24:00'];
  const steps = words.steps.map((name, at) => ({
    name,
    count: counts[at] ?? '',
    share: shares[at] ?? 0,
    ...(at === 0 ? {} : { rate: '65.6 %', range: '64.9–66.3 %' }),
    ...(at === 1 ? { onOpen: open } : {}),
  }));
  return (
    <>
      <h2 className={styles.group}>Charts</h2>
      <Card title={words.pacing}>
        <LineChart
          high="400.00"
          label={words.pacingText}
          lines={[
            { name: words.actual, values: actual },
            { name: words.target, values: target, kind: 'target' },
          ]}
          ticks={ticks}
        >
          <ChartTable
            head={[words.time, words.actual, words.target]}
            label={words.pacing}
            openText={words.table}
            rows={[['12:00', '184.10', '190.00']]}
          />
        </LineChart>
        <LineChart
          faint
          high="12.00"
          label={words.pacing}
          lines={[{ name: words.actual, values: [4, null, 7, 5, null, null, 6] }]}
          ticks={ticks}
        />
        <BarChart high="31.00" label={words.byDay} low="−12.00" ticks={ticks} values={results} />
        <Sparkline isOpen values={[20, 24, 22, 31, 28, 34, 8]} />
      </Card>
      <Card title={words.put}>
        <MoneyBar
          parts={parts}
          whole={{ name: words.put, size: 400n, value: '400.00', unit: 'SIM' }}
          wrongText={words.notExact}
        />
        <MoneyBar
          parts={parts}
          whole={{ name: words.put, size: 401n, value: '401.00' }}
          wrongText={words.notExact}
        />
      </Card>
      <Card title={words.funnel}>
        <Funnel label={words.funnel} steps={steps} />
      </Card>
      <Card>
        <Progress
          aside={words.learningCount}
          label={words.learning}
          ticks={[30]}
          most={50}
          notes={[words.learningText]}
          text={words.learningCount}
          value={13}
        />
      </Card>
    </>
  );
}
