import { expect, test } from 'vitest';
import {
  findInsidePlace,
  frameOrigins,
  listOutsideChannels,
  placeOf,
  type ServiceChannel,
} from './channel.ts';
import { urlTricks } from './test-url-tricks.ts';

const channel = (type: number, url: string): ServiceChannel => ({ id: url, label: 'x', type, url });
const page = 'https://chat.example.com/room?id=7';
const channels = [channel(1, '/chat'), channel(1, page), channel(2, 'https://outside.example/x')];

test('our own chat and a configured page are channels, and nothing else is', () => {
  expect(findInsidePlace('/chat', channels)).toEqual({ kind: 'chat' });
  expect(findInsidePlace(page, channels)).toEqual({
    kind: 'page',
    url: page,
    origin: 'https://chat.example.com',
    host: 'chat.example.com',
  });
  expect(findInsidePlace('https://outside.example/x', channels)).toBeNull();
  expect(findInsidePlace('/chat', [])).toBeNull();
  const bare = [channel(1, 'https://chat.example.com')];
  expect(findInsidePlace('https://chat.example.com/', bare)).toMatchObject({ kind: 'page' });
});

test('300 tricks with an address lead to no channel', () => {
  const tricks = urlTricks(page);
  expect(new Set(tricks).size).toBe(tricks.length);
  expect(tricks.length).toBeGreaterThanOrEqual(300);
  expect(tricks.filter((trick) => findInsidePlace(trick, channels) !== null)).toEqual([]);
});

test.each([
  'http://chat.example.com/',
  'https://user@chat.example.com/',
  'https://user:pass@chat.example.com/',
  'https://chat.example.com\\@evil.example/',
  'https://chät.example/',
  'https://Chat.example.com/',
  'https://localhost/',
  'https://[::1]/',
  'https:/chat.example.com/',
  'https:chat.example.com/',
  '//chat.example.com/',
  'javascript:alert(1)',
  'data:text/html,x',
  ' https://chat.example.com/',
  'https://chat.example.com/\n',
  'https://chat.example.com/a b',
  '/chat/',
  '/customer',
  '',
])('a channel configured as %j leads nowhere', (url) => {
  expect(placeOf(url)).toBeNull();
  expect(findInsidePlace(url, [channel(1, url)])).toBeNull();
});

test('whoever cannot log in reaches the pages outside the app, each of them once', () => {
  const outside = channel(2, 'https://outside.example');
  const all = [...channels, outside, channel(3, 'https://outside.example/'), channel(2, '/chat')];
  const urls = listOutsideChannels(all).map(({ place }) => place.url);
  expect(urls).toEqual(['https://outside.example/x', 'https://outside.example/']);
  expect(listOutsideChannels([channel(1, '/chat'), channel(1, page)])).toEqual([]);
});

test('only pages that open inside the app may be framed, each origin once', () => {
  const two = [...channels, channel(1, 'https://chat.example.com/other')];
  expect(frameOrigins(two)).toEqual(['https://chat.example.com']);
});
