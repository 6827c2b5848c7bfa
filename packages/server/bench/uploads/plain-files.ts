import { fileURLToPath } from 'node:url';
import { startChild } from '../child.ts';

/** Plain PUTs: an address for each part, and what ends them. */
export interface PlainPuts {
  address(number: number): Promise<string>;
  stop(): Promise<void>;
}

/** Into files of a server that does nothing else. */
export async function plainFiles(): Promise<PlainPuts> {
  const plain = await startChild([fileURLToPath(new URL('plain-server.ts', import.meta.url))]);
  return { address: async () => `http://127.0.0.1:${plain.port}/`, stop: () => plain.stop() };
}
