import { Skeleton } from './skeleton.tsx';
import styles from './skeleton-rows.module.css';

interface SkeletonRowsProps {
  rows?: number | undefined;
}

const widths = [0.5, 0.65, 0.4];

/** Placeholder rows with a title and a second line. */
export function SkeletonRows({ rows = 4 }: SkeletonRowsProps) {
  const places = Array.from({ length: rows }, (_, place) => place);
  return (
    <div aria-hidden="true">
      {places.map((place) => (
        <div className={`${styles.row} stack-2`} key={place}>
          <Skeleton width={widths[place % widths.length]} />
          <Skeleton width={0.85} />
        </div>
      ))}
    </div>
  );
}
