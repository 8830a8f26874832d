import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { IconButton } from '../parts/icon-button.tsx';
import { canScan } from './scan-code.ts';

const ScanSheet = lazy(() => import('./scan-sheet.tsx').then((m) => ({ default: m.ScanSheet })));

interface ScanButtonProps {
  readonly onCode: (code: string) => void;
}

/** Inside the frame of a code field, where the browser can read QR codes. */
export function ScanButton({ onCode }: ScanButtonProps) {
  const t = useTranslations('scan');
  const [isOpen, setOpen] = useState(false);
  if (!canScan()) return null;
  const close = () => setOpen(false);
  return (
    <>
      <IconButton icon="scan" label={t('title')} onClick={() => setOpen(true)} />
      <Suspense>
        {isOpen ? (
          <ScanSheet
            onClose={close}
            onCode={(code) => {
              close();
              onCode(code);
            }}
          />
        ) : null}
      </Suspense>
    </>
  );
}
