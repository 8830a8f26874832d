import encodeQR from 'qr';
import styles from './deposit-sheet.module.css';

interface QrCodeProps {
  readonly text: string;
  /** What it holds, for those who cannot see it. */
  readonly label: string;
}

/** Around the code, as the standard asks for; without it, cameras do not find the code. */
const margin = 4;

/** A QR code, dark on white in both themes: many cameras read nothing else. */
export function QrCode({ text, label }: QrCodeProps) {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: margin });
  const path = rows
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      aria-label={label}
      className={styles.qr}
      role="img"
      shapeRendering="crispEdges"
      viewBox={`0 0 ${rows.length} ${rows.length}`}
    >
      <path d={path} />
    </svg>
  );
}
