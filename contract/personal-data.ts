import type { Route } from './route.ts';
import { composedReply, nothing } from './shape.ts';

export const ownPersonalData = {
  method: 'GET',
  path: '/user/personal-data',
  access: 'owner',
  reply: 'file',
  isComposed: true,
  summary: 'Everything known about the partner, as an archive of JSON files and images',
  input: nothing,
  output: composedReply,
} as const satisfies Route;
