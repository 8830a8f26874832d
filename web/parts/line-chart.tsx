import type { CSSProperties } from 'react';
import styles from './chart.module.css';
import { ChartFrame, type ChartFrameProps } from './chart-frame.tsx';
import {
  areaOf,
  depthOf,
  pathOf,
  placeOf,
  type Scale,
  scaleOf,
  type Values,
} from './chart-path.ts';

export interface ChartLine {
  name: string;
  values: Values;
  /** The target is dashed; only the actual line is filled down to zero. */
  kind?: 'line' | 'target' | undefined;
}

interface LineChartProps extends ChartFrameProps {
  lines: readonly ChartLine[];
}

/** A line over time and its target, told apart by dashes and words, not colour. */
export function LineChart({ lines, children, ...frame }: LineChartProps) {
  const scale = scaleOf(lines.map(({ values }) => values));
  const drawing = (
    <>
      <path className={styles.zero} d={`M0 ${depthOf(0, scale) * 100}H100`} />
      {lines.map(({ name, values, kind }) =>
        kind === 'target' ? (
          <path className={styles.target} d={pathOf(values, scale)} key={name} />
        ) : (
          <g key={name}>
            <path className={styles.area} d={areaOf(values, scale)} />
            <path className={styles.line} d={pathOf(values, scale)} />
          </g>
        ),
      )}
    </>
  );
  const actualLines = lines.filter(({ kind }) => kind !== 'target');
  const ends = actualLines.map(({ name, values }) => (
    <Now key={name} scale={scale} values={values} />
  ));
  return (
    <ChartFrame {...frame} drawing={drawing} over={ends}>
      <ul className={styles.legend}>
        {lines.map(({ name, kind = 'line' }) => (
          <li key={name}>
            <span aria-hidden="true" className={styles.stroke} data-kind={kind} />
            {name}
          </li>
        ))}
      </ul>
      {children}
    </ChartFrame>
  );
}

interface NowProps {
  values: Values;
  scale: Scale;
}

function Now({ values, scale }: NowProps) {
  const lastIndex = values.findLastIndex((value) => value !== null);
  const value = values[lastIndex];
  if (value === undefined || value === null) return null;
  const position = { '--x': placeOf(lastIndex, values.length), '--y': depthOf(value, scale) };
  return <span aria-hidden="true" className={styles.now} style={position as CSSProperties} />;
}
