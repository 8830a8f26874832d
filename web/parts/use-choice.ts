import { useEffect, useRef, useState } from 'react';
import { afterPaint } from './after-paint.ts';

/**
 * A choice that is shown as made before it takes effect: rendering what it switches to takes a slow
 * phone longer than a tap may.
 */
export function useChoice<Value>(value: Value, onChange: (value: Value) => void) {
  const [chosen, setChosen] = useState<{ readonly value: Value } | null>(null);
  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), []);
  const choose = (next: Value) => {
    stop.current();
    setChosen({ value: next });
    stop.current = afterPaint(() => {
      onChange(next);
      setChosen(null);
    });
  };
  return { shown: chosen ? chosen.value : value, choose };
}
