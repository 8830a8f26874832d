import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { afterPaint } from './after-paint.ts';
import styles from './tabs.module.css';

export interface Tab<Value extends string> {
  value: Value;
  label: string;
  /** Already formatted: "12", "99+". */
  count?: string | undefined;
}

interface TabsProps<Value extends string> {
  label: string;
  tabs: readonly Tab<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** The id of the tabpanel that they switch. */
  panelId?: string | undefined;
  kind?: 'segmented' | 'scrolling' | undefined;
}

export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  onChange,
  panelId,
  kind = 'segmented',
}: TabsProps<Value>) {
  const list = useRef<HTMLDivElement>(null);
  const { shown: shownValue, choose } = useChoice(value, onChange);
  const index = tabs.findIndex((tab) => tab.value === shownValue);

  useEffect(() => {
    if (kind !== 'scrolling') return;
    const row = list.current;
    const tab = row?.children[index];
    // Not scrollIntoView, which would also scroll the page to the tabs.
    if (!row || !(tab instanceof HTMLElement)) return;
    row.scrollLeft = tab.offsetLeft - row.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
  }, [index, kind]);

  const pressed = (event: KeyboardEvent) => {
    const last = tabs.length - 1;
    const forward = index === last ? 0 : index + 1;
    const backward = index <= 0 ? last : index - 1;
    const isMirrored = event.currentTarget.matches('[dir=rtl] *');
    const places: Record<string, number> = {
      ArrowRight: isMirrored ? backward : forward,
      ArrowLeft: isMirrored ? forward : backward,
      Home: 0,
      End: last,
    };
    const tabIndex = places[event.key];
    const nextTab = tabIndex === undefined ? undefined : tabs[tabIndex];
    if (tabIndex === undefined || !nextTab) return;
    event.preventDefault();
    (list.current?.children[tabIndex] as HTMLElement | undefined)?.focus();
    choose(nextTab.value);
  };

  return (
    <div
      aria-label={label}
      className={styles.tabs}
      data-kind={kind}
      onKeyDown={pressed}
      ref={list}
      role="tablist"
    >
      {tabs.map((tab, tabIndex) => (
        <button
          aria-controls={panelId}
          aria-selected={tab.value === shownValue}
          className={`${styles.tab} beside-2 focus-inside`}
          key={tab.value}
          onClick={() => choose(tab.value)}
          role="tab"
          tabIndex={tabIndex === Math.max(0, index) ? 0 : -1}
          type="button"
        >
          {tab.label}
          {tab.count ? <span className={`${styles.count} quiet number`}>{tab.count}</span> : null}
        </button>
      ))}
    </div>
  );
}

/**
 * A choice that is shown as made before it takes effect: rendering what it switches to takes a slow
 * phone longer than a tap may.
 */
function useChoice<Value>(value: Value, onChange: (value: Value) => void) {
  const [chosen, setChosen] = useState<{ readonly value: Value } | null>(null);
  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), []);
  const choose = (newValue: Value) => {
    stop.current();
    setChosen({ value: newValue });
    stop.current = afterPaint(() => {
      onChange(newValue);
      setChosen(null);
    });
  };
  return { shown: chosen ? chosen.value : value, choose };
}
