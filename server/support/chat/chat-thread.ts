import { writeInThread } from '../../platform/process/process.ts';
import { chatWriter } from './chat-writer.ts';

writeInThread(chatWriter);
