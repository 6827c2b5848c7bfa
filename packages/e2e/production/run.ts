/**
 * `pnpm proof:production`: a college in earnest from nothing, by the words of
 * docs/product/operations.md. A PostgreSQL of its own, Debian's haproxy with its example
 * configuration, the set-up page in Chromium, a student by invitation, logins from two addresses.
 * Everything listens on this machine's loopback only.
 */
import { readFileSync } from 'node:fs';
import { startCluster } from '@lampstand/server/laboratory';
import { dropFolder, freePort, newFolder } from '../college/server.ts';
import { openMailBox } from './mail-box.ts';
import { makeCertificate, missingProxy, openProxy } from './proxy.ts';
import { proveStart } from './prove.ts';
import { settingsOf, startSite } from './site.ts';

/** The whole proof; what hangs is ended with the process. */
const MOST_MS = 8 * 60 * 1000;

const late = setTimeout(() => {
  console.log(`The proof took longer than ${MOST_MS / 60_000} minutes.`);
  process.exit(1);
}, MOST_MS);

const missing = missingProxy();
if (missing !== undefined) {
  console.log(`The proof cannot be made here: ${missing}`);
  process.exit(1);
}

const closers: (() => unknown)[] = [];
try {
  const folder = newFolder();
  closers.push(() => dropFolder(folder));
  // One that a server in earnest takes: that of the tests may do without the disk.
  const cluster = await startCluster();
  closers.push(() => cluster.stop());
  const mailBox = await openMailBox();
  closers.push(() => mailBox.close());
  const [port, serverPort] = [await freePort(), await freePort()];
  const { cert, pem } = makeCertificate(folder);
  const url = `https://localhost:${port}`;
  const env = settingsOf({
    url,
    folder,
    port: serverPort,
    databaseUrl: cluster.url,
    mailPort: mailBox.port,
  });
  const openSite = async () => {
    const site = await startSite(env);
    closers.push(() => site.stop());
    const proxy = await openProxy({ folder, pem, port, serverPort });
    closers.push(() => proxy.close());
    return site;
  };
  await proveStart({ env, url, mailBox, openSite, ca: readFileSync(cert, 'utf8') });
  console.log('A production start from nothing: proved.');
} catch (error) {
  console.log(error instanceof Error ? error.stack : error);
  process.exitCode = 1;
} finally {
  for (const close of closers.toReversed()) await close();
  clearTimeout(late);
}
