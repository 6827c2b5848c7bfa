import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from '@20minutes/s3rver';
import { s3Files } from '../platform/s3-files.ts';
import { portOf } from './site.ts';
import type { OpenStore } from './upload-room.ts';

const BUCKET = 'college';
const PASSWORD = 'S3RVER';

/** How that server is reached. */
export const s3Settings = (endpoint: string) => ({
  endpoint,
  region: 'us-east-1',
  bucket: BUCKET,
  accessKeyId: PASSWORD,
  secretAccessKey: PASSWORD,
  pathStyle: true,
});

/** A server that speaks S3 on this machine, with a folder that goes with it. */
export async function openS3(
  directory = mkdtempSync(path.join(tmpdir(), 'lampstand-s3-')),
): Promise<{ url: string; close(): Promise<void> }> {
  const s3 = new S3rver({ directory, silent: true, configureBuckets: [{ name: BUCKET }] });
  await s3.configureBuckets();
  const uploads = s3.store.getResourcePath(BUCKET, undefined, 'uploads');
  s3.middleware.unshift((context, next) => refuseOtherBytes(uploads, context, next));
  const rest = s3.callback();
  const server = createServer((request, response) => {
    answer(uploads, request, response).then(
      (answered) => {
        if (!answered) rest(request, response);
      },
      () => response.destroy(),
    );
  });
  // Large parts take their time on a busy machine.
  server.requestTimeout = 0;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${portOf({ server })}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** What the server does not do by itself: to list parts, to give an upload up and to know that. */
async function answer(
  uploads: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const { method, url = '/' } = request;
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const xml = (status: number, body: string) => {
    response.writeHead(status, { 'content-type': 'application/xml' }).end(body);
    return true;
  };
  if (method === 'GET' && pathname === `/${BUCKET}/` && searchParams.has('uploads')) {
    return xml(200, await begun(uploads));
  }
  const id = searchParams.get('uploadId');
  if (id === null) return false;
  const folder = path.join(uploads, path.basename(id));
  const names = await readdir(folder).catch(() => undefined);
  if (!names) return xml(404, '<Error><Code>NoSuchUpload</Code></Error>');
  if (method === 'GET') return xml(200, await listed(folder, names));
  if (method !== 'DELETE') return false;
  await rm(folder, { recursive: true, force: true });
  response.writeHead(204).end();
  return true;
}

/**
 * Refuses a part that is not as its sender told. The server sums what it stores anyway, and answers
 * with that sum: to sum it once more would make parts with a told sum slower than others.
 */
async function refuseOtherBytes(
  uploads: string,
  context: Parameters<S3rver['middleware'][number]>[0],
  next: () => Promise<void>,
): Promise<void> {
  await next();
  const { method, url = '/', headers } = context.req;
  const told = headers['content-md5'];
  if (method !== 'PUT' || typeof told !== 'string' || context.status !== 200) return;
  const stored = context.response.get('etag').replaceAll('"', '');
  if (Buffer.from(told, 'base64').toString('hex') === stored) return;
  const { searchParams } = new URL(url, 'http://localhost');
  const [id, number] = [searchParams.get('uploadId'), searchParams.get('partNumber')];
  if (id !== null && number !== null) {
    const part = path.join(uploads, path.basename(id), path.basename(number));
    await Promise.all([rm(part), rm(`${part}.md5`)]);
  }
  context.status = 400;
  context.type = 'application/xml';
  context.body = '<Error><Code>BadDigest</Code></Error>';
}

async function listed(folder: string, names: readonly string[]): Promise<string> {
  const numbers = names.filter((name) => names.includes(`${name}.md5`)).map(Number);
  const parts = await Promise.all(
    numbers
      .toSorted((one, other) => one - other)
      .map(async (number) => {
        const { size, mtime } = await stat(path.join(folder, String(number)));
        const sum = await readFile(path.join(folder, `${number}.md5`), 'utf8');
        return `<Part><PartNumber>${number}</PartNumber><Size>${size}</Size><ETag>"${sum}"</ETag><LastModified>${mtime.toISOString()}</LastModified></Part>`;
      }),
  );
  return `<ListPartsResult><IsTruncated>false</IsTruncated>${parts.join('')}</ListPartsResult>`;
}

async function begun(uploads: string): Promise<string> {
  const ids = await readdir(uploads).catch(() => []);
  const all = await Promise.all(
    ids.map(async (id) => {
      const key = await readFile(path.join(uploads, id, 'key'), 'utf8');
      const { birthtime } = await stat(path.join(uploads, id));
      return `<Upload><Key>${key}</Key><UploadId>${id}</UploadId><Initiated>${birthtime.toISOString()}</Initiated></Upload>`;
    }),
  );
  return `<ListMultipartUploadsResult>${all.join('')}</ListMultipartUploadsResult>`;
}

/** Files in a bucket of such a server, which goes with the test. */
export async function s3Store(): Promise<OpenStore> {
  const { url, close } = await openS3();
  const files = await s3Files(s3Settings(url));
  return { open: () => files, close };
}
