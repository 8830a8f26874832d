import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { Icon } from './icon.tsx';
import styles from './toast.module.css';
import unseenStyles from './unseen.module.css';

export const toastMs = 2000;

export type ToastKind = 'plain' | 'success' | 'fail';
/** With a promise, the line stays until that is settled. */
export type ShowToast = (text: string, kind?: ToastKind, until?: Promise<unknown>) => void;

const ToastContext = createContext<ShowToast>(() => {
  throw new Error('useToast needs a ToastProvider above it');
});

/** Provides a function that shows one line for two seconds; a new one replaces the old. */
export const useToast = (): ShowToast => use(ToastContext);

interface Toast {
  readonly text: string;
  readonly kind: ToastKind;
  readonly until?: Promise<unknown> | undefined;
}

const icons = { success: 'check', fail: 'warning' } as const;

/**
 * An open dialog makes everything outside it inert, also for screen readers, so the text is
 * repeated, visually hidden, inside the topmost dialog.
 */
function announceInDialog({ text, kind }: Toast) {
  const host = [...document.querySelectorAll('dialog[open]')].at(-1);
  if (!host) return;
  const line = document.createElement('div');
  line.setAttribute('role', kind === 'fail' ? 'alert' : 'status');
  if (unseenStyles.unseen) line.className = unseenStyles.unseen;
  host.append(line);
  line.textContent = text;
  setTimeout(() => line.remove(), toastMs);
}

interface ToastProviderProps {
  children: ReactNode;
}

export function ToastProvider({ children }: ToastProviderProps) {
  const [toast, setToast] = useState<Toast | null>(null);
  const layer = useRef<HTMLDivElement>(null);

  const show = useCallback<ShowToast>(
    (text, kind = 'plain', until) => setToast({ text, kind, until }),
    [],
  );

  useEffect(() => {
    if (!toast) return;
    // Only the element shown last is on top of the other dialogs.
    layer.current?.hidePopover?.();
    layer.current?.showPopover?.();
    announceInDialog(toast);
    const end = () => setToast((now) => (now === toast ? null : now));
    if (toast.until) toast.until.then(end, end);
    else setTimeout(end, toastMs);
  }, [toast]);

  const line = toast ? (
    <span className={styles.toast} data-kind={toast.kind} data-toast>
      {toast.kind === 'plain' ? null : <Icon name={icons[toast.kind]} size="small" />}
      <span>{toast.text}</span>
    </span>
  ) : null;
  return (
    <ToastContext value={show}>
      {children}
      <div className={styles.layer} popover="manual" ref={layer}>
        <div role="status">{toast?.kind === 'fail' ? null : line}</div>
        <div role="alert">{toast?.kind === 'fail' ? line : null}</div>
      </div>
    </ToastContext>
  );
}
