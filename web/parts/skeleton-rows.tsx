import { Skeleton } from './skeleton.tsx';
import styles from './skeleton-rows.module.css';

interface SkeletonRowsProps {
  rows?: number | undefined;
}

const widths = [0.5, 0.65, 0.4];

/** Placeholder rows with a title and a second line. */
export function SkeletonRows({ rows = 4 }: SkeletonRowsProps) {
  const indexes = Array.from({ length: rows }, (_, index) => index);
  return (
    <div aria-hidden="true">
      {indexes.map((index) => (
        <div className={`${styles.row} stack-2`} key={index}>
          <Skeleton width={widths[index % widths.length]} />
          <Skeleton width={0.85} />
        </div>
      ))}
    </div>
  );
}
