import { afterEach, expect, test, vi } from 'vitest';
import { uploadImage } from '#contract/file.ts';
import { tokenStored } from '../session/session.ts';
import { upload } from './upload.ts';

const imageId = '00000000-0000-4000-8000-000000000000';

afterEach(() => vi.unstubAllGlobals());

test('an upload sends the file as a part of a form, with the headers of every call', async () => {
  const headers: Record<string, string> = {};
  const opened: string[] = [];
  const bodies: FormData[] = [];
  class Answering {
    upload = {};
    responseText = JSON.stringify({ code: 200, msg: 'ok', data: { id: imageId, url: '/f/a' } });
    onload = () => {};
    open(method: string, url: string) {
      opened.push(`${method} ${url}`);
    }
    setRequestHeader(name: string, value: string) {
      headers[name] = value;
    }
    send(body: FormData) {
      bodies.push(body);
      this.onload();
    }
  }
  vi.stubGlobal('XMLHttpRequest', Answering);
  tokenStored.set('of-ada');
  const file = new File(['x'], 'a.png', { type: 'image/png' });
  await expect(upload(uploadImage, file, () => {}).reply).resolves.toMatchObject({ id: imageId });
  expect(opened).toEqual(['POST /api/files/upload']);
  expect(headers).toMatchObject({
    'X-CT': 'of-ada',
    'X-TZ': expect.stringMatching(/GMT[+-]\d\d:\d\d$/),
  });
  expect(bodies[0]?.get('file')).toBe(file);
  tokenStored.set(null);
});

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
  const { reply: sent } = upload(uploadImage, new File([''], 'a.png'), () => {});
  const [request] = requests;
  expect(request?.timeout).toBeGreaterThan(0);
  request?.ontimeout?.({} as ProgressEvent);
  await expect(sent).rejects.toMatchObject({ reason: 'offline' });
});
