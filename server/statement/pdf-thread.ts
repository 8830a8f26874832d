import { parentPort, workerData } from 'node:worker_threads';
import { drawPdf } from './draw-pdf.ts';
import type { Statement } from './whole-statement.ts';

parentPort?.postMessage(await drawPdf(workerData as Statement));
