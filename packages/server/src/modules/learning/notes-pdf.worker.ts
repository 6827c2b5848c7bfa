import { parentPort } from 'node:worker_threads';
import { handOver } from '../../platform/pdf/drawing-thread.ts';
import type { NotesTask } from './notes-pdf.types.ts';

const { drawNotes } = await import('./notes-pdf.ts');

parentPort?.on('message', (task: NotesTask) => {
  void handOver(drawNotes(task));
});
