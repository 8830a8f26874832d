import { afterEach, expect, test, vi } from 'vitest';
import { uploadImage } from '#contract/file.ts';
import { upload } from './upload.ts';

afterEach(() => vi.unstubAllGlobals());

test('on a network that never replies, an upload ends as offline', async () => {
  const requests: XMLHttpRequest[] = [];
  class Silent {
    upload = {};
    timeout = 0;
    constructor() {
      requests.push(this as unknown as XMLHttpRequest);
    }
    open() {}
    setRequestHeader() {}
    send() {}
  }
  vi.stubGlobal('XMLHttpRequest', Silent);
  const { sent } = upload(uploadImage, new File([''], 'a.png'), () => {});
  const [request] = requests;
  expect(request?.timeout).toBeGreaterThan(0);
  request?.ontimeout?.({} as ProgressEvent);
  await expect(sent).rejects.toMatchObject({ reason: 'offline' });
});
