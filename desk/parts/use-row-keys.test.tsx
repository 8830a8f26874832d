// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useRowKeys } from './use-row-keys.ts';

const names = ['ann', 'bo', 'cho'];

function People() {
  const keys = useRowKeys(names.length);
  return (
    <main>
      <table>
        <tbody {...keys.body}>
          {names.map((name, at) => (
            <tr aria-label={name} key={name} {...keys.row(at)}>
              <td>
                <button type="button">Open {name}</button>
                <input aria-label={`Note on ${name}`} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </main>
  );
}

const focused = () => document.activeElement?.getAttribute('aria-label');
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
const inTabOrder = () =>
  screen
    .getAllByRole('row')
    .filter((row) => row.tabIndex === 0)
    .map((row) => row.getAttribute('aria-label'));

test('arrow keys, J and K move between rows, and one row at a time is in the tab order', () => {
  render(<People />);
  expect(inTabOrder()).toEqual(['ann']);
  press('j');
  expect(focused()).toBe('ann');
  press('ArrowDown');
  expect(focused()).toBe('bo');
  expect(inTabOrder()).toEqual(['bo']);
  press('End');
  expect(focused()).toBe('cho');
  // There is no row after the last one.
  press('ArrowDown');
  expect(focused()).toBe('cho');
  press('k');
  press('Home');
  expect(focused()).toBe('ann');
});

test('the keys also work from a row’s buttons, but not from a field that uses them itself', () => {
  render(<People />);
  screen.getByRole('button', { name: 'Open ann' }).focus();
  press('ArrowDown');
  expect(focused()).toBe('bo');
  screen.getByLabelText('Note on bo').focus();
  press('j');
  expect(focused()).toBe('Note on bo');
});
