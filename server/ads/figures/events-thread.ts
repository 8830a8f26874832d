import { writeInThread } from '../../platform/process/process.ts';
import { createEventsWriter } from './events-writer.ts';

writeInThread(createEventsWriter);
