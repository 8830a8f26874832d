import { writeInThread } from '../process/process.ts';
import { statementWriter } from './statement-writer.ts';

writeInThread(statementWriter);
