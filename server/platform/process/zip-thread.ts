import { writeInThread } from './file-writer.ts';
import { zipWriter } from './zip-writer.ts';

writeInThread(zipWriter);
