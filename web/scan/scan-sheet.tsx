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

/** A denied permission can be changed by the user, host app or browser; a missing camera cannot. */
const problemOf = (error: unknown): Problem =>
  error instanceof DOMException && ['NotAllowedError', 'SecurityError'].includes(error.name)
    ? 'refused'
    : 'absent';

/** The camera's picture until a code is found. Nothing of it is stored or sent. */
export function ScanSheet({ onCode, onClose }: ScanSheetProps) {
  const t = useTranslations('scan');
  const app = useTranslations('app');
  const [problem, setProblem] = useState<Problem | null>(null);
  return (
    <Sheet closeLabel={app('close')} onClose={onClose} open title={t('title')}>
      {problem ? (
        <Empty icon="scan" text={t(remedies[problem])} title={t(problem)} />
      ) : (
        <Camera onCode={onCode} onProblem={setProblem} />
      )}
    </Sheet>
  );
}

interface CameraProps {
  readonly onCode: (code: string) => void;
  readonly onProblem: (problem: Problem) => void;
}

function Camera({ onCode, onProblem }: CameraProps) {
  const t = useTranslations('scan');
  const video = useRef<HTMLVideoElement>(null);
  const tell = useRef({ onCode, onProblem });
  useEffect(() => {
    const end = new AbortController();
    if (!video.current) return;
    scanCode(video.current, end.signal).then(
      (code) => {
        if (code === null || end.signal.aborted) return;
        feel('done');
        tell.current.onCode(code);
      },
      (error: unknown) => tell.current.onProblem(problemOf(error)),
    );
    return () => end.abort();
  }, []);
  return (
    <>
      <video className={styles.camera} muted playsInline ref={video} />
      <p className={styles.lead}>{t('lead')}</p>
    </>
  );
}
