// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { KeyShown } from './key-shown.tsx';

const id = '11111111-1111-4111-8111-111111111111';

test('beside the key of a merchant stands where it reports orders to', () => {
  render(
    <MantineProvider env="test">
      <KeyShown
        kid="3f2a9c01d4e5"
        merchant={{ id, name: 'Pier Shop' }}
        onClose={() => {}}
        secret="a secret"
      />
    </MantineProvider>,
  );
  const shown = screen.getByLabelText<HTMLInputElement>('Where orders are reported').value;
  expect(shown).toBe(`${window.location.origin}/v1/postback/${id}`);
});
