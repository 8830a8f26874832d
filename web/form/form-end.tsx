import type { ReactNode } from 'react';
import { Button } from '../parts/button.tsx';
import { Notice } from '../parts/notice.tsx';

interface FormEndProps {
  /** What is wrong with the form as a whole. */
  readonly problem: ReactNode;
  readonly isSending: boolean;
  /** The button's label, which says what it does. */
  readonly children: ReactNode;
}

/** The end of every form: errors of the form as a whole, and the submit button. */
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
