import { writeInThread } from '../../platform/process/process.ts';
import { statementWriter } from './statement-writer.ts';

writeInThread(statementWriter);
