import type { FileStore } from '../../platform/file-store.ts';
import type { FileRow } from '../files/files.table.ts';
import { openRecording } from './read-recording.ts';

/** Sound that goes into WebM; all other goes into MP4. */
const OF_WEBM = ['opus', 'vorbis'];

/**
 * Copies the sound of a stored video as it is, without encoding it anew.
 * @param place a new file on the local disk.
 * @returns false where there is no sound, or none that can be copied.
 */
export async function copySound(
  files: FileStore,
  { storageKey, size }: FileRow,
  place: string,
): Promise<boolean> {
  const { Conversion, FilePathTarget, Mp4OutputFormat, Output, WebMOutputFormat } =
    await import('mediabunny');
  const input = await openRecording(files, storageKey, size);
  try {
    const codec = await (await input.getPrimaryAudioTrack())?.getCodec();
    if (!codec) return false;
    const output = new Output({
      // The table of contents comes last: before, all of the sound would wait for it in memory.
      format: OF_WEBM.includes(codec)
        ? new WebMOutputFormat()
        : new Mp4OutputFormat({ fastStart: false }),
      target: new FilePathTarget(place),
    });
    const conversion = await Conversion.init({
      input,
      output,
      tracks: 'primary',
      video: { discard: true },
      copy: { mode: 'forced' },
      showWarnings: false,
    });
    if (!conversion.isValid || conversion.utilizedTracks.length === 0) return false;
    await conversion.execute();
    return true;
  } finally {
    input.dispose();
  }
}
