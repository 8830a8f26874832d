import { writeInThread } from '../process/file-writer.ts';
import { statementWriter } from './statement-writer.ts';

writeInThread(statementWriter);
