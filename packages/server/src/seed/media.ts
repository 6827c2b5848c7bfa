import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { files } from '../modules/files/files.table.ts';
import type { Db } from '../platform/database.ts';
import type { FileStore } from '../platform/file-store.ts';
import { coursePlans } from './course-plans.ts';
import { pictureKinds, pictureOf } from './pictures.ts';
import { subtitleFile, subtitleLocales } from './subtitles.ts';

const LOCAL = [
  { key: 'lecture-dawn', file: 'lecture-dawn.mp4', contentType: 'video/mp4' },
  { key: 'lecture-field', file: 'lecture-field.mp4', contentType: 'video/mp4' },
  { key: 'talk', file: 'talk.m4a', contentType: 'audio/mp4' },
] as const;

export const fileId = (key: string): string => `file-${key}`;
export const subtitleFileId = (locale: string): string =>
  fileId(`subtitles-${locale.toLowerCase().replace('_', '-')}`);
export const outlineFileId = (code: string): string => fileId(`outline-${code.toLowerCase()}`);

/** What somebody who graded sent back. */
export const NOTES_FILE_ID = fileId('notes-on-the-exile');

/** The image of a course, where it has one. */
export function pictureOfCourse(code: string): string | null {
  const kind = code.slice(0, 3);
  return pictureKinds.includes(kind) ? fileId(`picture-${kind.toLowerCase()}`) : null;
}

/** Seconds that each medium lasts. */
export const MEDIA_SECONDS = 60;

/** Video, audio, subtitles, pictures and course outlines, stored like any other file. */
export async function seedMedia(db: Db, store: FileStore, createdAt: string): Promise<void> {
  const keep = async (key: string, fileName: string, contentType: string, content: Readable) => {
    const storageKey = fileId(key);
    const { size, sha256 } = await store.write(storageKey, content);
    await db
      .insert(files)
      .values({ _id: storageKey, storageKey, fileName, contentType, size, sha256, createdAt });
  };
  for (const { key, file, contentType } of LOCAL) {
    await keep(
      key,
      file,
      contentType,
      createReadStream(new URL(`./media/${file}`, import.meta.url)),
    );
  }
  for (const locale of subtitleLocales) {
    const key = subtitleFileId(locale).slice('file-'.length);
    await keep(
      key,
      `${locale}.vtt`,
      'text/vtt',
      Readable.from([Buffer.from(subtitleFile(locale))]),
    );
  }
  for (const kind of pictureKinds) {
    const key = `picture-${kind.toLowerCase()}`;
    await keep(key, `${kind}.png`, 'image/png', Readable.from([pictureOf(kind)]));
  }
  for (const plan of coursePlans) {
    const outline = [
      plan.name,
      '',
      plan.description,
      '',
      ...plan.lessons.map((title, index) => `${index + 1}. ${title}`),
      '',
    ];
    await keep(
      `outline-${plan.code.toLowerCase()}`,
      `${plan.code} outline.txt`,
      'text/plain',
      Readable.from([Buffer.from(outline.join('\n'))]),
    );
  }
  await keep(
    NOTES_FILE_ID.slice('file-'.length),
    'Notes on your essay.txt',
    'text/plain',
    Readable.from([Buffer.from('Page 1: read Jeremiah 32 beside this.\nPage 2: the best part.\n')]),
  );
}
