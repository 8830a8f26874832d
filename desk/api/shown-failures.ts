import { notifications } from '@mantine/notifications';
import { useEffect, useRef } from 'react';
import type { DeskFailure } from './ask.ts';

const shown = new WeakSet<DeskFailure>();

/** A form shows this failure itself. */
export const noteShown = (failure: DeskFailure): void => {
  shown.add(failure);
};

const notify = ({ message }: DeskFailure) =>
  notifications.show({ message, color: 'red', autoClose: 8_000 });

/**
 * Notifies of a failure that nothing on the page shows: no form does, or the form was closed before
 * the answer came. Effects of a form run before those of the component that it is in.
 */
export function useUnshown(failure: DeskFailure | null): (failed: DeskFailure) => void {
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  useEffect(() => {
    if (failure && !shown.has(failure)) notify(failure);
  }, [failure]);
  return (failed) => {
    if (!isHere.current) notify(failed);
  };
}
