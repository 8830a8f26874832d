import * as v from 'valibot';
import { imageBytesMax } from '#domain/file/image.ts';
import type { Route } from './route.ts';
import { fileReply, id, nothing } from './shape.ts';

export const uploadImage = {
  method: 'POST',
  path: '/files/upload',
  access: 'member',
  body: 'multipart',
  uploadBytesMax: imageBytesMax,
  summary: 'Upload one image of at most 5 MB as the part `file`',
  input: nothing,
  output: v.object({ id, url: v.string() }),
} as const satisfies Route;

export const ownImage = {
  method: 'GET',
  path: '/files/image',
  access: 'member',
  reply: 'file',
  summary: 'An image that the partner uploaded',
  input: v.strictObject({ id }),
  output: fileReply,
} as const satisfies Route;
