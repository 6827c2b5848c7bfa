import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import type { Listening } from '../http/listen.ts';
import { newId } from '../platform/id.ts';
import type { FileStore } from '../platform/file-store.ts';
import { localFiles } from '../platform/local-files.ts';
import type { PartSigner } from '../platform/part-url.ts';
import { openSite } from './site.ts';
import { createTestApp, type TestApp } from './test-app.ts';
import type { TestClient } from './test-client.ts';

const UploadShape = z.object({
  _id: z.string(),
  status: z.string(),
  error: z.string().nullable(),
  uploadInfo: z.object({
    multipartUploadToken: z.string(),
    partsCount: z.number(),
    partSize: z.number(),
    partUploadUrls: z.array(z.string()),
    uploadedParts: z.array(
      z.object({ partNumber: z.number(), size: z.number(), etag: z.string() }),
    ),
    checksum: z.string().nullable(),
    completed: z.boolean(),
  }),
});

export type SeenUpload = z.infer<typeof UploadShape>;

const UPLOAD_FIELDS = `_id status error uploadInfo {
  multipartUploadToken partsCount partSize partUploadUrls checksum completed
  uploadedParts { partNumber size etag }
}`;

export const REGISTER = `mutation Register($input: VideoUploadInput!) {
  upload: getMultipartVideoUploadInfo(videoUploadInput: $input) { ${UPLOAD_FIELDS} }
}`;
export const COMPLETE = `mutation Complete($id: ID!) {
  upload: completeMultipartVideoUpload(videoId: $id) { ${UPLOAD_FIELDS} }
}`;
export const ABORT = `mutation Abort($id: ID!) {
  upload: abortMultipartVideoUpload(videoId: $id) { ${UPLOAD_FIELDS} }
}`;
export const FIND = `query Find($id: ID!) { upload: videoUpload(videoId: $id) { ${UPLOAD_FIELDS} } }`;

/** A store of files that a test opens, and what closes it. */
export interface OpenStore {
  readonly open: (signer: PartSigner) => FileStore;
  readonly close: () => void | Promise<void>;
}

/** Files in a folder of their own, which goes with the test. */
export async function localStore(): Promise<OpenStore> {
  const folder = mkdtempSync(path.join(tmpdir(), 'lampstand-uploads-'));
  return {
    open: (signer) => localFiles(folder, signer),
    close: () => {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A college whose server takes uploads. */
export interface UploadRoom {
  readonly app: TestApp;
  readonly site: Listening;
  /** Registers a download of a lesson, or what `input` says instead. */
  register(client: TestClient, input: object): Promise<SeenUpload>;
  /** Asks for an upload by one of the operations above. */
  ask(client: TestClient, query: string, id: string): Promise<SeenUpload>;
  /** Sends a part to its link. */
  put(
    url: string,
    part: Uint8Array<ArrayBuffer>,
    headers?: Record<string, string>,
  ): Promise<Response>;
  /** Registers, sends all parts and completes. */
  send(client: TestClient, content: Buffer, input: object): Promise<SeenUpload>;
  close(): Promise<void>;
}

export const aDownload = (size: number, overrides: object = {}): object => ({
  videoId: newId(),
  itemId: 'lesson-bib101-1',
  itemType: 'LESSON_DOWNLOAD',
  title: 'Notes',
  fileName: 'notes.pdf',
  fileSize: size,
  type: 'application/pdf',
  ...overrides,
});

/** Opens a server whose files lie in a store. */
export async function openUploadRoom(
  store: OpenStore,
  env: Record<string, string> = {},
): Promise<UploadRoom> {
  const app = await createTestApp(env, store.open);
  const site = await openSite(app);
  const read = async (client: TestClient, query: string, variables: Record<string, unknown>) =>
    (await client.read(z.object({ upload: UploadShape }), query, variables)).upload;
  const room: UploadRoom = {
    app,
    site,
    register: (client, input) => read(client, REGISTER, { input }),
    ask: (client, query, id) => read(client, query, { id }),
    put: (url, part, headers = {}) =>
      fetch(new URL(url, site.url), { method: 'PUT', body: part, headers }),
    async send(client, content, input) {
      const upload = await room.register(client, aDownload(content.length, input));
      const { partSize, partUploadUrls } = upload.uploadInfo;
      for (const [index, url] of partUploadUrls.entries()) {
        const part = content.subarray(index * partSize, (index + 1) * partSize);
        if (url !== '') await room.put(url, new Uint8Array(part));
      }
      return room.ask(client, COMPLETE, upload._id);
    },
    async close() {
      await site.close();
      await app.close();
      await store.close();
    },
  };
  return room;
}
