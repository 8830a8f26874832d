import { writeInThread } from '../process/process.ts';
import { settlementWriter } from './settlement-writer.ts';

writeInThread(settlementWriter);
