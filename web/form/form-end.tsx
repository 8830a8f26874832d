import type { ReactNode } from 'react';
import { Button } from '../parts/button.tsx';
import { Notice } from '../parts/notice.tsx';

interface FormEndProps {
  /** What is wrong with the form as a whole. */
  readonly problem: ReactNode;
  readonly isSending: boolean;
  /** What the button says, which is what it does. */
  readonly children: ReactNode;
}

/** The end of every form: what is wrong with all of it, and the button that sends it. */
export function FormEnd({ problem, isSending, children }: FormEndProps) {
  return (
    <>
      {problem ? (
        <Notice kind="problem" role="alert">
          {problem}
        </Notice>
      ) : null}
      <Button busy={isSending} type="submit" wide>
        {children}
      </Button>
    </>
  );
}
