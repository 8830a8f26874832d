// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { optionHeight, Picker, swipeMs, visibleOptions } from './picker.tsx';

afterEach(cleanup);

const options = [
  { value: 'de', label: 'Deutsch' },
  { value: 'en', label: 'English' },
  { value: 'es', label: 'Español' },
  { value: 'fr', label: 'Français' },
];

function LanguagePicker() {
  const [value, setValue] = useState('en');
  return <Picker label="Language" onChange={setValue} options={options} value={value} />;
}

const selected = () => screen.getByRole('option', { selected: true });

test('the wheel shows 6 options of 44 px and coasts for 1000 ms', () => {
  expect([visibleOptions, optionHeight, swipeMs]).toEqual([6, 44, 1000]);
});

test.each([
  ['ArrowDown', 'Español'],
  ['ArrowUp', 'Deutsch'],
  ['Home', 'Deutsch'],
  ['End', 'Français'],
  ['PageDown', 'Français'],
  ['f', 'Français'],
  ['e', 'Español'],
  ['x', 'English'],
])('pressing %s on English chooses %s', (key, label) => {
  render(<LanguagePicker />);
  fireEvent.keyDown(screen.getByRole('listbox'), { key });
  expect(selected().textContent).toBe(label);
});

test('typing more letters narrows the choice', () => {
  render(<LanguagePicker />);
  const list = screen.getByRole('listbox');
  fireEvent.keyDown(list, { key: 'e' });
  fireEvent.keyDown(list, { key: 'n' });
  expect(selected().textContent).toBe('English');
});

test('an option can be chosen with a tap', () => {
  render(<LanguagePicker />);
  fireEvent.click(screen.getByRole('option', { name: 'Français' }));
  expect(selected().textContent).toBe('Français');
});

test('a screen reader is told which option is the current one', () => {
  render(<LanguagePicker />);
  const list = screen.getByRole('listbox', { name: 'Language' });
  expect(list.getAttribute('aria-activedescendant')).toBe(selected().id);
});

test('a swiped wheel runs on for 1000 ms, one that is held stops at once', () => {
  render(<LanguagePicker />);
  const list = screen.getByRole('listbox');
  const box = { ...new DOMRect(0, 0, 300, optionHeight), top: 0, height: optionHeight };
  for (const option of screen.getAllByRole('option')) option.getBoundingClientRect = () => box;
  list.setPointerCapture = () => {};
  const drag = (restMs: number) => {
    const at = (type: 'Down' | 'Move' | 'Up', clientY: number, timeStamp: number) => {
      const event = new MouseEvent(`pointer${type.toLowerCase()}`, { clientY, bubbles: true });
      fireEvent(list, Object.defineProperty(event, 'timeStamp', { value: timeStamp }));
    };
    at('Down', 200, 0);
    at('Move', 150, 20);
    at('Up', 150, 20 + restMs);
    return list.style.getPropertyValue('--turn');
  };
  expect(drag(10)).toBe('1000ms');
  expect(drag(500)).toBe('200ms');
});

test('a turn of the mouse wheel moves by one option', () => {
  render(<LanguagePicker />);
  fireEvent.wheel(screen.getByRole('listbox'), { deltaY: 50 });
  expect(selected().textContent).toBe('Español');
});
