import { writeInThread } from '../process/file-writer.ts';
import { eventsWriter } from './events-writer.ts';

writeInThread(eventsWriter);
