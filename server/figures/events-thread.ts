import { writeInThread } from '../file-writer.ts';
import { eventsWriter } from './events-writer.ts';

writeInThread(eventsWriter);
