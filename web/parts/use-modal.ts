import { type MouseEvent, type SyntheticEvent, useLayoutEffect, useRef } from 'react';

/**
 * Shows a dialog for as long as its component is mounted. The caller's state stays the source of
 * truth: Escape and the backdrop request a close, but do not close it.
 */
export function useModal(onClose: () => void) {
  const dialog = useRef<HTMLDialogElement>(null);
  const ask = useRef(onClose);
  const isPressedOutside = useRef(false);
  useLayoutEffect(() => {
    ask.current = onClose;
  });

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const opener = document.activeElement;
    // A browser may close a dialog by itself when Escape is pressed twice.
    const closed = () => ask.current();
    element.addEventListener('close', closed);
    element.showModal();
    element.querySelector<HTMLElement>('[data-first-focus]')?.focus();

    return () => {
      element.removeEventListener('close', closed);
      element.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);

  const isOutside = (event: SyntheticEvent) => event.target === event.currentTarget;
  const props = {
    ref: dialog,
    onCancel: (event: SyntheticEvent) => {
      // The cancel event of a file input inside bubbles up to here too.
      if (!isOutside(event)) return;
      event.preventDefault();
      onClose();
    },
    onPointerDown: (event: SyntheticEvent) => {
      isPressedOutside.current = isOutside(event);
    },
    onClick: (event: MouseEvent) => {
      // A drag that begins inside and ends outside is also a click on the dialog itself. So is the
      // second click of a double click on the button that opened the dialog.
      const isSecondClick = event.detail > 1;
      if (isOutside(event) && isPressedOutside.current && !isSecondClick) onClose();
    },
  };
  return { props, find: () => dialog.current };
}
