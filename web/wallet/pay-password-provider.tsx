import { lazy, type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { PayPasswordContext, type ShownSubject } from './use-pay-password.ts';

const PayPasswordDialog = lazy(() =>
  import('./pay-password-dialog.tsx').then((m) => ({ default: m.PayPasswordDialog })),
);

interface PayPasswordProviderProps {
  readonly children: ReactNode;
}

/** Holds the one transaction-password dialog, which any screen below can open. */
export function PayPasswordProvider({ children }: PayPasswordProviderProps) {
  const [subject, setSubject] = useState<ShownSubject | null>(null);
  const answer = useRef<((confirmation: string | null) => void) | null>(null);
  const end = useCallback((confirmation: string | null) => {
    setSubject(null);
    answer.current?.(confirmation);
    answer.current = null;
  }, []);
  const ask = useCallback(
    (subject: ShownSubject) =>
      new Promise<string | null>((resolve) => {
        answer.current?.(null);
        answer.current = resolve;
        setSubject(subject);
      }),
    [],
  );
  // Leaving the screen cancels it.
  useEffect(() => () => answer.current?.(null), []);
  return (
    <PayPasswordContext value={ask}>
      {children}
      <Suspense>{subject ? <PayPasswordDialog onEnd={end} subject={subject} /> : null}</Suspense>
    </PayPasswordContext>
  );
}
