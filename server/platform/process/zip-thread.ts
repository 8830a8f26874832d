import { writeInThread } from './file-writer.ts';
import { createZipWriter } from './zip-writer.ts';

writeInThread(createZipWriter);
