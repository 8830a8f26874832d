import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';

const stepMs = 200;
const holdMs = 80;
const tapSlack = 6;
const glide = 0.35;
const notch = 50;

interface Drag {
  start: number;
  from: number;
  optionPixels: number;
  last: number;
  lastAt: number;
  speed: number;
}

/** Counts the notches of a mouse wheel. */
function useMouseWheel(frame: RefObject<HTMLElement | null>, onSteps: (steps: number) => void) {
  const report = useRef(onSteps);
  useEffect(() => {
    report.current = onSteps;
  });
  useEffect(() => {
    let rest = 0;
    const rolled = (event: WheelEvent) => {
      event.preventDefault();
      rest += event.deltaMode === 0 ? event.deltaY : event.deltaY * notch;
      const steps = Math.trunc(rest / notch);
      rest -= steps * notch;
      if (steps !== 0) report.current(steps);
    };
    const element = frame.current;
    // React's listeners are passive, so the page would scroll too.
    element?.addEventListener('wheel', rolled, { passive: false });
    return () => element?.removeEventListener('wheel', rolled);
  }, [frame]);
}

const within = (position: number, count: number) => Math.max(0, Math.min(count - 1, position));

/**
 * The animation of a wheel: its position in options, and how long it takes to get there. It counts
 * options rather than pixels, so that it is right at every scale and zoom.
 */
export function useWheel(
  count: number,
  index: number,
  swipeMs: number,
  onIndex: (index: number) => void,
) {
  const frame = useRef<HTMLDivElement>(null);
  const drag = useRef<Drag | null>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const [ms, setMs] = useState(stepMs);

  const turnTo = (target: number, duration = stepMs) => {
    setMs(duration);
    setDragged(null);
    const newIndex = within(Math.round(target), count);
    if (newIndex !== index) onIndex(newIndex);
  };

  useMouseWheel(frame, (steps) => turnTo(index + steps));

  const release = (event: PointerEvent) => {
    const ended = drag.current;
    drag.current = null;
    if (!ended || dragged === null) return;
    const isHeld = event.timeStamp - ended.lastAt > holdMs;
    const distance = isHeld ? 0 : ended.speed * swipeMs * glide;
    turnTo(dragged - distance, Math.abs(distance) > 1 ? swipeMs : stepMs);
  };

  const pointer = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const option = event.currentTarget.querySelector('[role=option]')?.getBoundingClientRect();
      if (!option || option.height === 0) return;
      // A wheel that is still spinning is caught where it is.
      const box = event.currentTarget.getBoundingClientRect();
      const middle = box.top + box.height / 2;
      const position = (middle - option.top) / option.height - 0.5;
      const { clientY, timeStamp } = event;
      const optionPixels = option.height;
      drag.current = {
        start: clientY,
        from: position,
        optionPixels,
        last: clientY,
        lastAt: timeStamp,
        speed: 0,
      };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const current = drag.current;
      if (!current) return;
      if (dragged === null && Math.abs(event.clientY - current.start) < tapSlack) return;
      if (dragged === null) event.currentTarget.setPointerCapture(event.pointerId);
      const elapsed = Math.max(1, event.timeStamp - current.lastAt);
      const moved = (event.clientY - current.last) / current.optionPixels;
      current.speed = 0.6 * (moved / elapsed) + 0.4 * current.speed;
      current.last = event.clientY;
      current.lastAt = event.timeStamp;
      const position = current.from - (event.clientY - current.start) / current.optionPixels;
      setMs(0);
      setDragged(Math.max(-0.8, Math.min(count - 0.2, position)));
    },
    onPointerUp: release,
    onPointerCancel: release,
  };

  return { frame, pointer, turnTo, position: dragged ?? index, ms };
}
