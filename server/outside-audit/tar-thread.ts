import { writeInThread } from '../process/process.ts';
import { tarWriter } from './tar-writer.ts';

writeInThread(tarWriter);
