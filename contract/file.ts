import * as v from 'valibot';
import { imageBytesMax } from '#domain/file/image.ts';
import { file, upload } from './route.ts';
import { id } from './shape.ts';

export const uploadImage = upload('/files/upload', {
  access: 'partner',
  uploadBytesMax: imageBytesMax,
  summary: 'Upload one image of at most 5 MB as the part `file`',
  output: { id, url: v.string() },
});

export const ownImage = file('/files/image', {
  access: 'partner',
  summary: 'An image that the partner uploaded',
  input: { id },
});
