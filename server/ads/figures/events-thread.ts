import { writeInThread } from '../../platform/process/process.ts';
import { eventsWriter } from './events-writer.ts';

writeInThread(eventsWriter);
