import { writeInThread } from '../file/file-writer.ts';
import { statementWriter } from './statement-writer.ts';

writeInThread(statementWriter);
