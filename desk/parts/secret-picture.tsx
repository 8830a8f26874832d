import { Text } from '@mantine/core';
import { encode } from 'uqr';

interface SecretProps {
  readonly secret: string;
  readonly address: string;
}

/** A TOTP secret, to scan or to type. */
export function SecretPicture({ secret, address }: SecretProps) {
  return (
    <>
      <Picture text={address} />
      <Text ff="monospace" size="sm" style={{ overflowWrap: 'anywhere' }}>
        {secret}
      </Text>
    </>
  );
}

/** The secret's address as a QR code. */
function Picture({ text }: { readonly text: string }) {
  const { data, size } = encode(text, { border: 2 });
  const path = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return (
    <svg
      aria-label="Secret for one-time codes"
      height={200}
      role="img"
      style={{ background: '#fff', borderRadius: 4, alignSelf: 'center' }}
      viewBox={`0 0 ${size} ${size}`}
      width={200}
    >
      <path d={path} fill="#000" />
    </svg>
  );
}
