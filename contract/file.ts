import * as v from 'valibot';
import type { Route } from './route.ts';
import { id, nothing } from './shape.ts';

export const uploadImage = {
  method: 'POST',
  path: '/files/upload',
  access: 'member',
  body: 'multipart',
  summary: 'Upload one image of at most 5 MB as the part `file`',
  input: nothing,
  output: v.object({ id, url: v.string() }),
} as const satisfies Route;
