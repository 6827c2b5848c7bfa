import { createHash } from 'node:crypto';
import { createReadStream, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { DeleteObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { v4 } from 'uuid';
import { z } from 'zod';
import { type Child, startChild } from '../child.ts';
import { s3Settings } from '../../src/testing/s3-store.ts';
import nodeOptions from '../../node-options.json' with { type: 'json' };
import { signIn } from '../session.ts';
import type { Content, StoreKind } from './content.ts';
import { plainFiles, type PlainPuts } from './plain-files.ts';

const Upload = z.object({
  data: z.object({
    upload: z.object({
      status: z.string(),
      uploadInfo: z.object({ partUploadUrls: z.array(z.string()) }),
    }),
  }),
});

/** A college with a server of its own that takes one upload after the other. */
export interface College {
  server(): Child;
  /** Kills the server as it is, and starts another one. */
  restart(): Promise<void>;
  /** Registers the file, or asks what is there of it: an address for each part that is missing. */
  missing(id: string, content: Content): Promise<Map<number, string>>;
  complete(id: string): Promise<void>;
  /** Where plain PUTs of the same bytes go. */
  plain(): Promise<PlainPuts>;
  /** SHA-256 of the largest file on the disk. */
  keptSum(): Promise<string>;
  close(): Promise<void>;
}

const program = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** Into the same store, each part as an object of its own: to write over one is cheaper. */
function plainObjects(endpoint: string): PlainPuts {
  const run = v4();
  const written: string[] = [];
  const { bucket, accessKeyId, secretAccessKey, region } = s3Settings(endpoint);
  const client = new S3Client({
    endpoint,
    region,
    forcePathStyle: true,
    credentials: { accessKeyId, secretAccessKey },
    requestChecksumCalculation: 'WHEN_REQUIRED',
  });
  return {
    address(number) {
      const Key = `${run}-${number}`;
      written.push(Key);
      return getSignedUrl(client, new PutObjectCommand({ Bucket: bucket, Key }));
    },
    async stop() {
      await Promise.all(
        written.map((Key) => client.send(new DeleteObjectCommand({ Bucket: bucket, Key }))),
      );
      client.destroy();
    },
  };
}

function s3Env(endpoint: string): Record<string, string> {
  const { bucket, accessKeyId, secretAccessKey, region } = s3Settings(endpoint);
  return {
    FILE_STORE: 's3',
    S3_ENDPOINT: endpoint,
    S3_REGION: region,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
    S3_FORCE_PATH_STYLE: 'true',
  };
}

/** @param kind where its files lie; a server that speaks S3 is started for them where they need one. */
export async function openCollege(kind: StoreKind): Promise<College> {
  const folder = mkdtempSync(path.join(tmpdir(), 'lampstand-bench-uploads-'));
  const root = path.join(folder, kind === 's3' ? 's3' : 'files');
  mkdirSync(root);
  const s3 = kind === 's3' ? await startChild([program('s3-server.ts'), root]) : undefined;
  const endpoint = s3 && `http://127.0.0.1:${s3.port}`;
  const start = () =>
    startChild([...nodeOptions, program('../our-server.ts')], {
      DATA_DIR: folder,
      ...(endpoint === undefined ? {} : s3Env(endpoint)),
    });
  let server = await start();
  const cookie = await signIn(server.port, 'admin');
  const origin = () => `http://127.0.0.1:${server.port}`;

  async function ask(query: string, variables: object) {
    const answer = await fetch(`${origin()}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ query, variables }),
    });
    const body: unknown = await answer.json();
    const parsed = Upload.safeParse(body);
    if (!parsed.success) throw new Error(JSON.stringify(body));
    return parsed.data.data.upload;
  }

  return {
    server: () => server,
    async restart() {
      const ended = new Promise((resolve) => server.process.once('exit', resolve));
      server.process.kill('SIGKILL');
      await ended;
      server = await start();
    },
    async missing(id, { bytes }) {
      const { uploadInfo } = await ask(
        'mutation ($input: VideoUploadInput!) { upload: getMultipartVideoUploadInfo(videoUploadInput: $input) { status uploadInfo { partUploadUrls } } }',
        {
          input: {
            videoId: id,
            itemId: 'lesson-bib101-1',
            itemType: 'LESSON_RECORDING',
            locale: 'en',
            title: 'Measured',
            fileName: 'measured.mp4',
            fileSize: bytes,
            type: 'video/mp4',
          },
        },
      );
      return new Map(
        uploadInfo.partUploadUrls.flatMap((url, index) =>
          url === '' ? [] : [[index + 1, new URL(url, origin()).href] as const],
        ),
      );
    },
    async complete(id) {
      await ask(
        'mutation ($id: ID!) { upload: completeMultipartVideoUpload(videoId: $id) { status uploadInfo { partUploadUrls } } }',
        { id },
      );
    },
    plain: async () => (endpoint === undefined ? plainFiles() : plainObjects(endpoint)),
    async keptSum() {
      const all = readdirSync(root, { recursive: true, encoding: 'utf8' })
        .map((name) => path.join(root, name))
        .filter((place) => statSync(place).isFile())
        .toSorted((one, other) => statSync(other).size - statSync(one).size);
      const hash = createHash('sha256');
      await pipeline(createReadStream(all[0] ?? ''), hash);
      return hash.digest('hex');
    },
    async close() {
      await server.stop();
      await s3?.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
