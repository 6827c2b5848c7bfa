import type { Server } from 'node:http';

/** The port on which a server takes requests. */
export function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}
