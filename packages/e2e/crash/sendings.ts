import { createHash, hash, randomBytes, randomUUID } from 'node:crypto';
import { acknowledge, type Browser } from './ask.ts';
import { field } from './field.ts';
import { insist, type Sending } from './insist.ts';

/** One file as the browser that sends it remembers it. */
export interface SentFile {
  readonly videoId: string;
  readonly lessonId: string;
  readonly content: Buffer;
  readonly sha256: string;
  /** Whether the browser was told that it has arrived. */
  arrived: boolean;
  /** The step whose answer is awaited. */
  step: 'register' | 'part' | 'complete' | 'none';
}

/** Somebody who sends one file after the other, to the next lesson once one has enough of them. */
export interface Sender {
  readonly lessonIds: readonly string[];
  readonly files: SentFile[];
}

/** A lesson keeps 100 downloads, its first ones among them. */
const FILES_PER_LESSON = 90;

/** What all senders share. */
export interface SendingRoom extends Sending {
  /** Until then a sender who is done begins anew. */
  open: boolean;
  readonly browser: Browser;
}

const fields = '_id status uploadInfo { partUploadUrls completed }';
const register = `mutation ($i: VideoUploadInput!) { upload: getMultipartVideoUploadInfo(videoUploadInput: $i) { ${fields} } }`;
const complete = `mutation ($id: ID!) { upload: completeMultipartVideoUpload(videoId: $id) { ${fields} } }`;

/** What the server says of an upload: how it stands, and where its parts go. */
function uploadOf(answered: string) {
  const whole: unknown = JSON.parse(answered);
  const upload = field(field(whole, 'data'), 'upload');
  const urls = field(field(upload, 'uploadInfo'), 'partUploadUrls');
  return {
    status: String(field(upload, 'status')),
    urls: Array.isArray(urls) ? urls.map(String) : [],
  };
}

const MOST_BYTES = 300_000;

/** A PDF as far as its first bytes tell, each another one. */
function newFile(lessonId: string): SentFile {
  const noise = randomBytes(1 + Math.floor(Math.random() * MOST_BYTES));
  const content = Buffer.concat([Buffer.from('%PDF-1.7\n'), noise]);
  const sha256 = createHash('sha256').update(content).digest('hex');
  return { videoId: randomUUID(), lessonId, content, sha256, arrived: false, step: 'register' };
}

/** Sends a file's only part, and tells its sum as browsers do. */
async function put(browser: Browser, address: string, content: Buffer): Promise<void> {
  const url = new URL(address, `http://127.0.0.1:${browser.port}`);
  const headers = { 'content-digest': `sha-256=:${hash('sha256', content, 'base64')}:` };
  const answer = await fetch(url, { method: 'PUT', body: new Uint8Array(content), headers });
  await answer.arrayBuffer();
  if (!answer.headers.has('etag')) throw new Error(`The part was answered with ${answer.status}`);
}

/** A whole upload: register, send the part, complete; each step again until it is acknowledged. */
async function sendOnce(room: SendingRoom, { lessonIds, files }: Sender): Promise<void> {
  const { browser } = room;
  const lessonId = lessonIds[Math.floor(files.length / FILES_PER_LESSON)];
  if (lessonId === undefined) throw new Error('There are too few lessons for so many files');
  const file = newFile(lessonId);
  files.push(file);
  const ask = async (query: string, variables: object) =>
    uploadOf(await insist(room, () => acknowledge(browser, query, variables)));
  const input = {
    videoId: file.videoId,
    itemId: lessonId,
    itemType: 'LESSON_DOWNLOAD',
    title: file.videoId,
    fileName: `${file.videoId}.pdf`,
    fileSize: file.content.length,
    type: 'application/pdf',
  };
  const { urls } = await ask(register, { i: input });
  file.step = 'part';
  for (const url of urls) {
    if (url !== '') await insist(room, () => put(browser, url, file.content));
  }
  file.step = 'complete';
  const { status } = await ask(complete, { id: file.videoId });
  if (status !== 'COMPLETED') throw new Error(`${file.videoId} is ${status}`);
  file.arrived = true;
  file.step = 'none';
}

/** Everybody sends until the room closes; each finishes what was begun. */
export async function sendAll(room: SendingRoom, senders: readonly Sender[]): Promise<void> {
  await Promise.all(
    senders.map(async (sender) => {
      while (room.open) await sendOnce(room, sender);
    }),
  );
}
