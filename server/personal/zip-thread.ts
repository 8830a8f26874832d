import { writeInThread } from '../process/process.ts';
import { zipWriter } from './zip-writer.ts';

writeInThread(zipWriter);
