import { type CSSProperties, type KeyboardEvent, useId, useRef } from 'react';
import styles from './picker.module.css';
import { useWheel } from './use-wheel.ts';

/** In pixels at scale 1 and text size 1. */
export const optionHeight = 44;
export const visibleOptions = 6;
/** How long the wheel runs on after a swipe. */
export const swipeMs = 1000;

const typeAheadMs = 700;

export interface PickerOption<Value extends string> {
  value: Value;
  label: string;
  /** The language of the label, when it is not the page's. */
  lang?: string | undefined;
}

interface PickerProps<Value extends string> {
  label: string;
  options: readonly PickerOption<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
}

function useTypeAhead(labels: readonly string[], index: number) {
  const typed = useRef({ text: '', at: Number.NEGATIVE_INFINITY });
  return (key: string, now: number) => {
    const isNew = now - typed.current.at > typeAheadMs;
    const text = (isNew ? '' : typed.current.text) + key.toLocaleLowerCase();
    typed.current = { text, at: now };
    const first = isNew ? index + 1 : index;
    const order = labels.map((_, offset) => (first + offset) % labels.length);
    return order.find((place) => labels[place]?.toLocaleLowerCase().startsWith(text)) ?? index;
  };
}

export function Picker<Value extends string>({
  label,
  options,
  value,
  onChange,
}: PickerProps<Value>) {
  const id = useId();
  const selectedIndex = options.findIndex((option) => option.value === value);
  const index = Math.max(0, selectedIndex);
  const choose = (newIndex: number) => {
    const option = options[newIndex];
    if (option && option.value !== value) onChange(option.value);
  };
  const { frame, pointer, turnTo, position, ms } = useWheel(options.length, index, swipeMs, choose);
  const findTyped = useTypeAhead(
    options.map((option) => option.label),
    index,
  );

  const pressed = (event: KeyboardEvent) => {
    const steps: Record<string, number> = {
      ArrowUp: index - 1,
      ArrowDown: index + 1,
      PageUp: index - visibleOptions + 1,
      PageDown: index + visibleOptions - 1,
      Home: 0,
      End: options.length - 1,
    };
    let target = steps[event.key];
    if (target === undefined) {
      const isTyped = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
      if (!isTyped) return;
      target = findTyped(event.key, event.timeStamp);
    }
    event.preventDefault();
    turnTo(target);
  };

  const size = {
    '--option': `calc(${optionHeight}px * var(--scale) * var(--text))`,
    '--visible': visibleOptions,
    '--position': position,
    '--turn': `${ms}ms`,
  } as CSSProperties;
  return (
    <div
      {...pointer}
      aria-activedescendant={options.length > 0 ? `${id}-${index}` : undefined}
      aria-label={label}
      className={`${styles.picker} focus-inside`}
      data-first-focus
      onKeyDown={pressed}
      ref={frame}
      role="listbox"
      style={size}
      tabIndex={0}
    >
      <div className={styles.options} role="presentation">
        {options.map((option, optionIndex) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the listbox has the keys for all options
          // biome-ignore lint/a11y/useFocusableInteractive: aria-activedescendant stands for focus
          <div
            aria-selected={optionIndex === selectedIndex}
            className={`${styles.option} center`}
            id={`${id}-${optionIndex}`}
            key={option.value}
            lang={option.lang}
            onClick={() => {
              turnTo(optionIndex);
              choose(optionIndex);
            }}
            role="option"
          >
            {option.label}
          </div>
        ))}
      </div>
    </div>
  );
}
