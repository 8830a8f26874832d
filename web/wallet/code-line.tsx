import styles from './short-code.module.css';
import { ShortCode } from './short-code.tsx';

interface CodeLineProps {
  readonly label: string;
  readonly code: string;
}

/** A line of a receipt that ends in a code. */
export function CodeLine({ label, code }: CodeLineProps) {
  return (
    <p className={`${styles.line} between`}>
      <span>{label}</span>
      <ShortCode code={code} />
    </p>
  );
}
