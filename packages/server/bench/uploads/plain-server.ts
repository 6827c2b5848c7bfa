import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { portOf } from './port-of.ts';

// What ours is measured against: every PUT becomes a file, and the answer comes once it is on the disk.
const folder = mkdtempSync(path.join(tmpdir(), 'lampstand-plain-'));
let number = 0;
const server = createServer((request, response) => {
  number += 1;
  const target = createWriteStream(path.join(folder, String(number)), { flush: true });
  pipeline(request, target).then(
    () => response.writeHead(200, { etag: `"${number}"` }).end(),
    () => response.destroy(),
  );
});
server.requestTimeout = 0;
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`ready ${portOf(server)}\n`);
});
process.on('SIGTERM', () => {
  rmSync(folder, { recursive: true, force: true });
  process.exit(0);
});
