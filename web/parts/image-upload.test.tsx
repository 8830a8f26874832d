// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ImageUpload } from './image-upload.tsx';

afterEach(cleanup);

const texts = {
  label: 'Receipt',
  pickText: 'Choose an image',
  previewLabel: 'Selected image',
  progressLabel: 'Sending',
  reasonTexts: {
    image_missing: 'Select an image.',
    image_not_image: 'This is not an image.',
    image_too_large: 'Larger than 5 MB.',
  },
  removeLabel: 'Remove',
};

const image = new File(['picture'], 'receipt.png', { type: 'image/png' });

function pick(file: File) {
  fireEvent.change(screen.getByLabelText('Receipt'), { target: { files: [file] } });
}

test('a document is refused beside the field and not passed on', async () => {
  const onChange = vi.fn();
  render(<ImageUpload {...texts} onChange={onChange} value={null} />);
  pick(new File(['text'], 'receipt.pdf', { type: 'application/pdf' }));
  expect(await screen.findByText('This is not an image.')).toBeDefined();
  expect(onChange).not.toHaveBeenCalled();
});

test('an image above 5 MB is refused beside the field, not silently scaled down', async () => {
  const onChange = vi.fn();
  render(<ImageUpload {...texts} onChange={onChange} value={null} />);
  pick(new File([new Uint8Array(5_242_881)], 'large.png', { type: 'image/png' }));
  expect(await screen.findByText('Larger than 5 MB.')).toBeDefined();
  expect(onChange).not.toHaveBeenCalled();
});

test('an image is passed on unchanged', async () => {
  const onChange = vi.fn();
  render(<ImageUpload {...texts} onChange={onChange} value={null} />);
  pick(image);
  await waitFor(() => expect(onChange).toHaveBeenCalledExactlyOnceWith(image));
});

test('a chosen image is shown with its progress and can be removed', () => {
  const onChange = vi.fn();
  render(<ImageUpload {...texts} onChange={onChange} progress={0.5} value={image} />);
  expect(screen.getByRole('img', { name: 'Selected image' })).toBeDefined();
  expect(screen.getByRole('progressbar', { name: 'Sending' })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith(null);
});
