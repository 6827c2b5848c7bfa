import { enableCompileCache } from 'node:module';
import { buffer } from 'node:stream/consumers';
import { parentPort } from 'node:worker_threads';

// Before the program that draws is loaded.
enableCompileCache();

/**
 * Hands a drawing to the thread that asked for it. The thread ends with the first fault, and whoever
 * waits hears of it.
 */
export async function handOver(drawing: NodeJS.ReadableStream): Promise<void> {
  const bytes = new Uint8Array(await buffer(drawing));
  parentPort?.postMessage(bytes, [bytes.buffer]);
}
