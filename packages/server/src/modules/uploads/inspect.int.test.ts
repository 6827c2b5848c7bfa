import { readFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signedFileUrl } from '../../platform/signed-url.ts';
import { s3Store } from '../../testing/s3-store.ts';
import type { TestClient } from '../../testing/test-client.ts';
import {
  COMPLETE,
  localStore,
  openUploadRoom,
  type UploadRoom,
} from '../../testing/upload-room.ts';
import { lessonSubtitles, recordings } from '../courses/courses.table.ts';
import { files } from '../files/files.table.ts';
import { uploads } from './uploads.table.ts';

const media = (name: string) => readFileSync(new URL(`../../seed/media/${name}`, import.meta.url));
const video = media('lecture-dawn.mp4');
const lessonId = 'lesson-bib101-1';

const stores = [
  { name: 'on the local disk', store: localStore },
  { name: 'in a bucket', store: s3Store },
];

describe.each(stores)('what was uploaded $name', ({ store }) => {
  let room: UploadRoom;
  let admin: TestClient;
  beforeAll(async () => {
    room = await openUploadRoom(await store());
    admin = await room.app.as('admin');
  });
  afterAll(() => room.close());

  const db = () => room.app.services.database.db;
  const fileOf = async (id: string | null) => {
    const [row] = await db()
      .select()
      .from(files)
      .where(eq(files._id, id ?? ''));
    return row;
  };
  const recordingIn = async (locale: string) => {
    const all = await db().select().from(recordings).where(eq(recordings.lessonId, lessonId));
    return all.find((each) => each.locale === locale);
  };

  it('is a recording with its length, and its sound follows by itself', async () => {
    const input = { itemType: 'LESSON_RECORDING', locale: 'fr_FR', fileName: 'cours.mp4' };
    expect(await room.send(admin, video, input)).toMatchObject({
      status: 'COMPLETED',
      error: null,
    });
    const before = await recordingIn('fr_FR');
    expect(before).toMatchObject({ durationSeconds: 60, audioFileId: null });
    await room.app.services.jobs.drain();
    const { audioFileId } = (await recordingIn('fr_FR')) ?? {};
    const sound = await fileOf(audioFileId ?? null);
    expect(sound).toMatchObject({ contentType: 'audio/mp4', fileName: 'cours.m4a' });
    expect(sound?.size).toBeLessThan(video.length);
    const link = new URL(signedFileUrl(room.app.services, audioFileId ?? ''), room.site.url);
    const part = await fetch(link, { headers: { range: 'bytes=4-7' } });
    expect(part.status).toBe(206);
    expect(await part.text()).toBe('ftyp');
  });

  it('is refused for good where browsers do not play it, and nothing of it is kept', async () => {
    const other = Buffer.from(video);
    // A codec that nobody knows, in the place of H.264.
    for (let at = other.indexOf('avc1'); at >= 0; at = other.indexOf('avc1', at + 4)) {
      other.write('zzz9', at);
    }
    const input = {
      itemType: 'LESSON_RECORDING',
      locale: 'it_IT',
      videoId: `refused-${room.site.url.slice(-5)}-recording`,
    };
    await expect(room.send(admin, other, input)).rejects.toThrow(/MP4.*zzz9.*AAC/);
    const [row] = await db().select().from(uploads).where(eq(uploads._id, input.videoId));
    expect(row).toMatchObject({ status: 'FAILED', error: { key: 'errors.uploads.notPlayable' } });
    expect(await room.app.services.files.size(row?.storageKey ?? '')).toBeUndefined();
    expect(await admin.codeOf(COMPLETE, { id: input.videoId })).toBe('INVALID');
    expect(await recordingIn('it_IT')).toBeUndefined();
  });

  it('is kept as WebVTT where it was SubRip', async () => {
    const srt = Buffer.from('1\n00:00:01,000 --> 00:00:02,000\nHallo\n');
    const input = { itemType: 'LESSON_SUBTITLES', locale: 'nl_NL', fileName: 'les.srt' };
    await room.send(admin, srt, input);
    const all = await db().select().from(lessonSubtitles);
    const kept = all.find((each) => each.lessonId === lessonId && each.locale === 'nl_NL');
    const file = await fileOf(kept?.fileId ?? null);
    expect(file).toMatchObject({ fileName: 'les.vtt', contentType: 'text/vtt' });
    const link = new URL(signedFileUrl(room.app.services, kept?.fileId ?? ''), room.site.url);
    const answer = await fetch(link);
    expect(answer.headers.get('content-type')).toBe('text/vtt');
    expect(await answer.text()).toBe('WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nHallo\n');
  });
});
