import { Drawer } from '@mantine/core';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useLayoutEffect,
  useState,
} from 'react';
import { useFocusBack } from './focus-back.ts';

/** Told by each form over a drawer: one more is open, or one fewer. */
const FormsOver = createContext<(change: 1 | -1) => void>(() => {});

interface DetailDrawerProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** One row in detail, beside its list. Escape closes a form over it first, if one is open. */
export function DetailDrawer({ title, onClose, children }: DetailDrawerProps) {
  useFocusBack();
  const [forms, setForms] = useState(0);
  const tell = useCallback((change: 1 | -1) => setForms((before) => before + change), []);
  return (
    <Drawer
      closeButtonProps={{ 'aria-label': 'Close' }}
      closeOnEscape={forms === 0}
      onClose={onClose}
      opened
      title={title}
    >
      <FormsOver value={tell}>{children}</FormsOver>
    </Drawer>
  );
}

/** Keeps the drawer below, if there is one, open while this form is. */
export function useOverDrawer(): void {
  const tell = useContext(FormsOver);
  useLayoutEffect(() => {
    tell(1);
    return () => tell(-1);
  }, [tell]);
}
