// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { TextSize } from './text-size.tsx';

afterEach(cleanup);

test.each([
  [100, 'Larger', [125]],
  [175, 'Larger', [200]],
  [200, 'Larger', []],
  [125, 'Smaller', [100]],
  [100, 'Smaller', []],
])('at %i %% the button %s gives %j', (value, button, expected) => {
  const onChange = vi.fn();
  render(
    <TextSize
      label="Text size"
      largerLabel="Larger"
      onChange={onChange}
      smallerLabel="Smaller"
      value={value}
      valueText={`${value} %`}
    />,
  );
  fireEvent.click(screen.getByRole('button', { name: button }));
  expect(onChange.mock.calls.flat()).toEqual(expected);
});
