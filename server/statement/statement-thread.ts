import { writeInThread } from '../file-writer.ts';
import { statementWriter } from './statement-writer.ts';

writeInThread(statementWriter);
