import { writeInThread } from '../process/process.ts';
import { eventsWriter } from './events-writer.ts';

writeInThread(eventsWriter);
