import { createHash } from 'node:crypto';
import { createReadStream, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { type Child, startChild } from '../child.ts';
import { signIn } from '../session.ts';
import type { Content } from './content.ts';

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
  /** SHA-256 of the largest file on the disk. */
  keptSum(): Promise<string>;
  close(): Promise<void>;
}

export async function openCollege(): Promise<College> {
  const folder = mkdtempSync(path.join(tmpdir(), 'lampstand-bench-uploads-'));
  const start = () =>
    startChild([fileURLToPath(new URL('../our-server.ts', import.meta.url))], { DATA_DIR: folder });
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
    async keptSum() {
      const root = path.join(folder, 'files');
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
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
