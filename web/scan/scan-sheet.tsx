import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Empty } from '../parts/empty.tsx';
import { feel } from '../parts/feel.ts';
import { Sheet } from '../parts/sheet.tsx';
import { scanCode } from './scan-code.ts';
import styles from './scan-sheet.module.css';

interface ScanSheetProps {
  readonly onCode: (code: string) => void;
  readonly onClose: () => void;
}

const remedies = { refused: 'refusedText', absent: 'absentText' } as const;

type Problem = keyof typeof remedies;

/** Who said no, or whose host app or browser did, can change that; a camera cannot be conjured. */
const problemOf = (error: unknown): Problem =>
  error instanceof DOMException && ['NotAllowedError', 'SecurityError'].includes(error.name)
    ? 'refused'
    : 'absent';

/** What the camera sees, until there is a code in it. Nothing of it is kept or sent. */
export function ScanSheet({ onCode, onClose }: ScanSheetProps) {
  const t = useTranslations('scan');
  const app = useTranslations('app');
  const video = useRef<HTMLVideoElement>(null);
  const tell = useRef(onCode);
  const [problem, setProblem] = useState<Problem | null>(null);
  useEffect(() => {
    const end = new AbortController();
    if (!video.current) return;
    scanCode(video.current, end.signal).then(
      (code) => {
        if (code === null || end.signal.aborted) return;
        feel('done');
        tell.current(code);
      },
      (error: unknown) => setProblem(problemOf(error)),
    );
    return () => end.abort();
  }, []);
  return (
    <Sheet closeLabel={app('close')} onClose={onClose} open title={t('title')}>
      {problem ? (
        <Empty icon="scan" text={t(remedies[problem])} title={t(problem)} />
      ) : (
        <>
          <video className={styles.camera} muted playsInline ref={video} />
          <p className={styles.lead}>{t('lead')}</p>
        </>
      )}
    </Sheet>
  );
}
