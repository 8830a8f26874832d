import { encode } from 'uqr';
import styles from './deposit-sheet.module.css';

interface QrCodeProps {
  readonly text: string;
  /** Its content, for those who cannot see it. */
  readonly label: string;
}

/** The quiet zone that the standard requires; without it, cameras do not find the code. */
const margin = 4;

/** A QR code, dark on white in both themes: many cameras read nothing else. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border: margin });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      aria-label={label}
      className={styles.qr}
      role="img"
      shapeRendering="crispEdges"
      viewBox={`0 0 ${size} ${size}`}
    >
      <path d={path} />
    </svg>
  );
}
