import { writeInThread } from '../../platform/process/process.ts';
import { createChatWriter } from './chat-writer.ts';

writeInThread(createChatWriter);
