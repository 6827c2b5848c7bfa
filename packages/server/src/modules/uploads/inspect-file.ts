import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { DomainError } from '../../platform/errors.ts';
import type { FileStore } from '../../platform/file-store.ts';
import { asSaved, inspectPicture, PICTURES } from './inspect-picture.ts';
import type { Inspected, Probe } from './probe.types.ts';
import { probeRecording } from './read-recording.ts';
import { readSubtitles } from './subtitles.rules.ts';
import { contentTypeOf } from './type-by-bytes.ts';
import type { UploadDestination } from './upload-destinations.ts';
import type { UploadRow } from './uploads.table.ts';

type Sent = Pick<UploadRow, 'storageKey' | 'fileName' | 'fileSize'>;
type Accepts = UploadDestination['accepts'];

/** Subtitles of a long day; they are read as a whole. */
const MOST_SUBTITLES = 5 * 1024 * 1024;

/**
 * Looks by its bytes what a file is, whatever its name and its sender say.
 * @throws DomainError INVALID for what the destination does not take, or browsers do not play.
 */
export async function inspectFile(
  files: FileStore,
  sent: Sent,
  { media, contentTypes }: Accepts,
): Promise<Inspected> {
  if (media === 'subtitles') return inspectSubtitles(files, sent);
  const { storageKey, fileName, fileSize: size } = sent;
  const probe =
    media === 'recording'
      ? await probeRecording(files, storageKey, size)
      : plainProbe(await contentTypeOf(files, storageKey, size));
  if (media === 'picture' && !PICTURES.includes(probe.contentType)) {
    throw new DomainError('INVALID', 'errors.uploads.noPicture');
  }
  if (!isTaken(probe.contentType, contentTypes)) {
    throw new DomainError('INVALID', {
      key: 'errors.uploads.wrongKind',
      args: { found: probe.contentType },
    });
  }
  if (media === 'picture') return inspectPicture(files, sent, probe);
  return { storageKey, fileName, size, probe: await asSaved(files, sent, probe) };
}

const plainProbe = (contentType: string): Probe => ({
  contentType,
  durationSeconds: null,
  width: null,
  height: null,
  videoCodec: null,
  audioCodec: null,
});

const isTaken = (contentType: string, taken: readonly string[]): boolean =>
  taken.length === 0 ||
  taken.some((type) =>
    type.endsWith('/*') ? contentType.startsWith(type.slice(0, -1)) : type === contentType,
  );

async function inspectSubtitles(files: FileStore, sent: Sent): Promise<Inspected> {
  if (sent.fileSize > MOST_SUBTITLES)
    throw new DomainError('INVALID', 'errors.uploads.noSubtitles');
  const text = readSubtitles(await buffer(files.read(sent.storageKey)));
  const storageKey = `${sent.storageKey}-vtt`;
  const written = await files.write(storageKey, Readable.from([Buffer.from(text)]));
  const fileName = sent.fileName.replace(/(?:\.[^.]*)?$/, '.vtt');
  return { ...written, storageKey, fileName, probe: plainProbe('text/vtt') };
}
