import { type CSSProperties, type PointerEvent, type ReactNode, useId, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { IconButton } from './icon-button.tsx';
import styles from './sheet.module.css';
import { useModal } from './use-modal.ts';
import { moveAway } from './with-transition.ts';

export interface SheetProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Beside the title: a field that serves the whole sheet. */
  aside?: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
  /** A share of the screen's height, such as 0.5. Without it the content decides. */
  share?: number | undefined;
}

/** Its content is mounted only while it is open, so every opening starts fresh. */
export function Sheet({ open, ...sheetProps }: SheetProps) {
  return open ? <OpenSheet {...sheetProps} /> : null;
}

function OpenSheet({ onClose, title, aside, children, footer, share }: Omit<SheetProps, 'open'>) {
  const t = useTranslations('app');
  const close = () => moveAway(modal.find(), onClose);
  const modal = useModal(close);
  const titleId = useId();
  const grip = useDragDown(modal.find, onClose);
  const height = share ? ({ '--share': `${share * 100}%` } as CSSProperties) : undefined;
  return (
    <dialog
      {...modal.props}
      aria-labelledby={titleId}
      className={styles.sheet}
      data-share={share ? true : undefined}
      style={height}
    >
      <div className={styles.panel}>
        <div {...grip} className={`${styles.grip} beside-2`}>
          <h2 className={`${styles.title} grow`} id={titleId}>
            {title}
          </h2>
          {aside ? <div className={styles.aside}>{aside}</div> : null}
          <IconButton icon="close" label={t('close')} onClick={close} />
        </div>
        {/* Makes a text above buttons scrollable by keyboard. */}
        <div className={`${styles.body} focus-inside`} tabIndex={footer ? 0 : undefined}>
          {children}
        </div>
        {footer ? <div className={`${styles.footer} stack-2`}>{footer}</div> : null}
      </div>
    </dialog>
  );
}

const closeShare = 0.3;
const closeSpeed = 0.5;
const leaveMs = 150;

interface Drag {
  start: number;
  startedAt: number;
  distance: number;
}

/** Lets a grip drag the panel down; far or fast enough closes it. */
function useDragDown(findPanel: () => HTMLElement | null, onClose: () => void) {
  const drag = useRef<Drag | null>(null);

  const moveTo = (distance: number, ms: number) => {
    const panel = findPanel();
    if (!panel) return;
    panel.style.transition = ms > 0 ? `transform ${ms}ms` : 'none';
    panel.style.transform = distance > 0 ? `translateY(${distance}px)` : '';
  };

  const release = (event: PointerEvent) => {
    const ended = drag.current;
    drag.current = null;
    if (!ended || ended.distance === 0) return;
    const height = findPanel()?.getBoundingClientRect().height ?? 0;
    const speed = ended.distance / Math.max(1, event.timeStamp - ended.startedAt);
    const isAway = ended.distance > height * closeShare || speed > closeSpeed;
    moveTo(isAway && event.type === 'pointerup' ? height : 0, leaveMs);
    if (isAway && event.type === 'pointerup') setTimeout(onClose, leaveMs);
  };

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if ((event.target as Element).closest('button, input')) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      drag.current = { start: event.clientY, startedAt: event.timeStamp, distance: 0 };
    },
    onPointerMove: (event: PointerEvent) => {
      if (!drag.current) return;
      drag.current.distance = Math.max(0, event.clientY - drag.current.start);
      moveTo(drag.current.distance, 0);
    },
    onPointerUp: release,
    onPointerCancel: release,
  };
}
