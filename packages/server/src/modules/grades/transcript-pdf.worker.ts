import { parentPort } from 'node:worker_threads';
import { createTranslator } from '@lampstand/i18n';
import { handOver } from '../../platform/pdf/drawing-thread.ts';
import type { DrawingTask } from './transcript-pdf.types.ts';

const { drawTranscript } = await import('./transcript-pdf.ts');

parentPort?.on('message', ({ issued, words, seal, address }: DrawingTask) => {
  void handOver(drawTranscript(issued, createTranslator(words), { seal, address }));
});
