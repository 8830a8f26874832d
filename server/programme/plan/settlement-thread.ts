import { writeInThread } from '../../platform/process/process.ts';
import { settlementWriter } from './settlement-writer.ts';

writeInThread(settlementWriter);
