import { writeInThread } from '../file/file-writer.ts';
import { eventsWriter } from './events-writer.ts';

writeInThread(eventsWriter);
