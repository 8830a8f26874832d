import { useState } from 'react';
import { Card } from '../parts/card.tsx';
import { Figure } from '../parts/figure.tsx';
import { FigureGrid } from '../parts/figure-grid.tsx';
import { FigurePair } from '../parts/figure-pair.tsx';
import { LedgerLine } from '../parts/ledger-line.tsx';
import { RefreshControl } from '../parts/refresh-control.tsx';
import { Sparkline } from '../parts/sparkline.tsx';
import { Tabs } from '../parts/tabs.tsx';
import styles from './parts-page.module.css';
import type { GroupProps } from './parts-page.tsx';

const open = () => {};

export function FiguresGroup({ words }: GroupProps) {
  const [period, setPeriod] = useState('1');
  const periods = words.periods.map((label, place) => ({ value: `${place}`, label }));
  return (
    <>
      <Tabs label={words.result} onChange={setPeriod} tabs={periods} value={period} />
      <RefreshControl age={words.complete} label={words.refresh} onRefresh={open} refreshing />
      <Card>
        <Figure
          aside={words.complete}
          label={words.result}
          note={words.resultNote}
          sign="loss"
          size="hero"
          total
          unit="SIM"
          value="−86.40"
        />
      </Card>
      <Card>
        <FigurePair>
          <Figure label={words.result} note="+18 %" size="hero" total value="+61.20" />
          <Figure label={words.notYours} onOpen={open} size="hero" value="212.30" />
        </FigurePair>
      </Card>
      <FigureGrid>
        <Figure label={words.invested} note="+18 %" onOpen={open} value="1,240.00" />
        <Figure label={words.consumed} note="+9 %" onOpen={open} value="918.42" />
        <Figure label={words.revenue} onOpen={open} sign="gain" unit="SIM" value="+832.02" />
        <Figure label={words.impressions} onOpen={open} value="91,842">
          <Sparkline values={[20, 24, 22, 31, 28, 34, 32]} />
        </Figure>
        <Figure label={words.total} onOpen={open} unit="SIM" value="1,234,567,890.12" />
        <Figure label={words.revenue} onOpen={open} sign="loss" unit="SIM" value="−832.02" />
      </FigureGrid>
      <Card>
        <Figure
          label={words.available}
          onOpen={open}
          size="hero"
          total
          unit="SIM"
          value="2,318.57"
        />
        <hr className={styles.rule} />
        <LedgerLine label={words.waiting} value="321.58" />
        <LedgerLine label={words.deposit} onOpen={open} value="200.00" />
        <LedgerLine label={words.total} total unit="SIM" value="2,840.15" />
        <hr className={styles.rule} />
        <LedgerLine label={words.notYours} quiet value="212.30" />
      </Card>
      <Card>
        <Figure label={words.total} size="hero" total unit="SIM" value="123,456,789,012.50" />
      </Card>
    </>
  );
}
