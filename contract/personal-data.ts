import { file } from './route.ts';
import { composedReply, confirmation } from './shape.ts';

export const ownPersonalData = file('/user/personal-data', {
  access: 'owner',
  isComposed: true,
  summary: 'Everything known about the partner, as an archive of JSON files and images',
  input: { confirmation },
  output: composedReply,
});
