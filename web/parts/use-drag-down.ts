import { type PointerEvent, useRef } from 'react';

const closeShare = 0.3;
const closeSpeed = 0.5;
const leaveMs = 150;

interface Drag {
  start: number;
  startedAt: number;
  distance: number;
}

/** Lets a grip drag the panel down; far or fast enough closes it. */
export function useDragDown(findPanel: () => HTMLElement | null, onClose: () => void) {
  const drag = useRef<Drag | null>(null);

  const place = (distance: number, ms: number) => {
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
    place(isAway && event.type === 'pointerup' ? height : 0, leaveMs);
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
      place(drag.current.distance, 0);
    },
    onPointerUp: release,
    onPointerCancel: release,
  };
}
