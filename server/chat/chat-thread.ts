import { writeInThread } from '../process/process.ts';
import { chatWriter } from './chat-writer.ts';

writeInThread(chatWriter);
