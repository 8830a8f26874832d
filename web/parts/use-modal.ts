import {
  type MouseEvent,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { afterPaint } from './after-paint.ts';

/**
 * A modal makes everything else inert, for which the browser restyles the whole screen; on a slow
 * phone that takes longer than a tap may. So a dialog appears in steps, each of them painted before
 * the next: a popover with its title, then its content, then it becomes a modal.
 */
const steps = ['title', 'content', 'modal'] as const;
type Step = (typeof steps)[number];

/** Above another modal everything else is inert already. */
const firstStep = (): Step =>
  'showPopover' in HTMLElement.prototype && !document.querySelector('dialog:modal')
    ? 'title'
    : 'modal';

/**
 * Shows a dialog for as long as its component is mounted. The caller's state stays the source of
 * truth: Escape and the backdrop request a close, but do not close it. The dialog renders its
 * content once it `isWhole`.
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
    return () => {
      element.removeEventListener('close', closed);
      endPopover(element);
      element.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);

  const step = useSteps(dialog, ask);
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
      // A drag that begins inside and ends outside is also a click on the dialog itself.
      if (isOutside(event) && isPressedOutside.current) onClose();
    },
  };
  return { props, isWhole: step !== 'title', find: () => dialog.current };
}

/** Shows the dialog step by step; returns the current one. */
function useSteps(dialog: RefObject<HTMLDialogElement | null>, ask: RefObject<() => void>): Step {
  const [step, setStep] = useState(firstStep);
  const isModal = step === 'modal';
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (isModal) {
      const focused = endPopover(element);
      element.showModal();
      (element.querySelector<HTMLElement>('[data-first-focus]') ?? focused)?.focus();
      return;
    }
    element.popover = 'manual';
    element.showPopover();
  }, [dialog, isModal]);

  useEffect(() => {
    const next = steps[steps.indexOf(step) + 1];
    if (!next) return;
    // A popover does not hear Escape, and whoever is quick presses it already.
    const hear = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') ask.current();
    };
    document.addEventListener('keydown', hear);
    const stop = afterPaint(() => setStep(next));
    return () => {
      document.removeEventListener('keydown', hear);
      stop();
    };
  }, [ask, step]);

  return step;
}

/** Returns what had the focus inside: a popover that is hidden with the focus gives it back. */
function endPopover(dialog: HTMLDialogElement): HTMLElement | null {
  if (dialog.popover === null) return null;
  const { activeElement } = document;
  const isInside = activeElement instanceof HTMLElement && dialog.contains(activeElement);
  if (isInside) activeElement.blur();
  dialog.hidePopover();
  dialog.popover = null;
  return isInside ? activeElement : null;
}
