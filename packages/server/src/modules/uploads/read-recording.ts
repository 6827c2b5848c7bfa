import { buffer } from 'node:stream/consumers';
import type { Input } from 'mediabunny';
import { DomainError } from '../../platform/errors.ts';
import type { FileStore } from '../../platform/file-store.ts';
import { isOutage } from '../../platform/outage.ts';
import type { Probe } from './probe.types.ts';
import { foundInWords, playedType } from './recording.rules.ts';

/** Bytes that are read at once, and of one file in all: a table of contents has some megabytes. */
const MOST_AT_ONCE = 64 * 1024 * 1024;
const MOST_IN_ALL = 512 * 1024 * 1024;

class TooMuch extends Error {}

/** A stored recording for the library that knows formats; it reads only the parts that it needs. */
export async function openRecording(
  files: FileStore,
  key: string,
  size: number,
  mostInAll = Number.POSITIVE_INFINITY,
): Promise<Input> {
  // Loaded for the first recording: a server that has none to look at needs none of it.
  const library = await import('mediabunny');
  const { ALL_FORMATS, CustomSource, Input: Recording, Logging, LogLevel } = library;
  // It would say on the console what people are told anyway.
  Logging.level = LogLevel.Silent;
  let read = 0;
  const source = new CustomSource({
    getSize: () => size,
    prefetchProfile: 'network',
    async read(start, end) {
      read += end - start;
      if (end - start > MOST_AT_ONCE || read > mostInAll) throw new TooMuch();
      return new Uint8Array(await buffer(files.read(key, { start, end: end - 1 })));
    },
  });
  // Playlists name other files, which nobody fetches here.
  const formats = ALL_FORMATS.filter(({ name }) => !/playlist|hls/i.test(name));
  return new Recording({ source, formats });
}

/**
 * Looks into a recording: length, tracks, codecs.
 * @throws DomainError INVALID for what is none, is broken, or is not played by browsers.
 */
export async function probeRecording(files: FileStore, key: string, size: number): Promise<Probe> {
  const input = await openRecording(files, key, size, MOST_IN_ALL);
  try {
    return await probeOf(input);
  } catch (error) {
    if (error instanceof DomainError || isOutage(error)) throw error;
    throw unreadable();
  } finally {
    input.dispose();
  }
}

const unreadable = () => new DomainError('INVALID', 'errors.uploads.unreadable');

async function probeOf(input: Input): Promise<Probe> {
  const { name: format } = await input.getFormat();
  const [video, audio] = await Promise.all([
    input.getPrimaryVideoTrack(),
    input.getPrimaryAudioTrack(),
  ]);
  if (!video && !audio) throw unreadable();
  const found = {
    format,
    video: video && ((await video.getCodec()) ?? String(await video.getInternalCodecId())),
    audio: audio && ((await audio.getCodec()) ?? String(await audio.getInternalCodecId())),
  };
  const contentType = playedType(found);
  if (contentType === undefined) {
    throw new DomainError('INVALID', {
      key: 'errors.uploads.notPlayable',
      args: { found: foundInWords(found) },
    });
  }
  return {
    contentType,
    durationSeconds: await durationOf(input),
    width: video && (await video.getDisplayWidth()),
    height: video && (await video.getDisplayHeight()),
    videoCodec: found.video,
    audioCodec: found.audio,
  };
}

/** In whole seconds; null where only reading all of a long recording would tell. */
async function durationOf(input: Input): Promise<number | null> {
  try {
    const seconds = (await input.getDurationFromMetadata()) ?? (await input.computeDuration());
    return Number.isFinite(seconds) && seconds > 0 ? Math.round(seconds) : null;
  } catch (error) {
    if (error instanceof TooMuch) return null;
    throw error;
  }
}
