/** A recording as it was found, in the words of the library that reads it. */
export interface FoundRecording {
  /** The container, as `MP4` or `WebM`. */
  readonly format: string;
  /** Codec of the track; the container's own name for one that the library does not know. */
  readonly video: string | null;
  readonly audio: string | null;
}

interface Container {
  /** What it is called where it has a picture, and where it has none. */
  readonly types: readonly [video: string | null, audio: string | null];
  readonly video: readonly string[];
  readonly audio: readonly string[];
}

const PCM = ['pcm-u8', 'pcm-s16', 'pcm-s24', 'pcm-f32'];

/** What current Chrome, Firefox and Safari all play. */
const PLAYED: Readonly<Record<string, Container>> = {
  MP4: {
    types: ['video/mp4', 'audio/mp4'],
    video: ['avc', 'av1', 'vp9'],
    audio: ['aac', 'mp3', 'opus', 'flac'],
  },
  WebM: {
    types: ['video/webm', 'audio/webm'],
    video: ['vp8', 'vp9', 'av1'],
    audio: ['opus', 'vorbis'],
  },
  MP3: { types: [null, 'audio/mpeg'], video: [], audio: ['mp3'] },
  ADTS: { types: [null, 'audio/aac'], video: [], audio: ['aac'] },
  WAVE: { types: [null, 'audio/wav'], video: [], audio: PCM },
  FLAC: { types: [null, 'audio/flac'], video: [], audio: ['flac'] },
  Ogg: { types: [null, 'audio/ogg'], video: [], audio: ['opus', 'vorbis'] },
};

/** The content type under which browsers play a recording, or undefined where they do not. */
export function playedType({ format, video, audio }: FoundRecording): string | undefined {
  const container = PLAYED[format];
  if (!container || (video === null && audio === null)) return undefined;
  if (video !== null && !container.video.includes(video)) return undefined;
  if (audio !== null && !container.audio.includes(audio)) return undefined;
  return container.types[video === null ? 1 : 0] ?? undefined;
}

const NAMES: Readonly<Record<string, string>> = {
  avc: 'H.264',
  hevc: 'HEVC (H.265)',
  vp8: 'VP8',
  vp9: 'VP9',
  av1: 'AV1',
  prores: 'ProRes',
  aac: 'AAC',
  mp3: 'MP3',
  opus: 'Opus',
  vorbis: 'Vorbis',
  flac: 'FLAC',
  ac3: 'Dolby Digital (AC-3)',
  eac3: 'Dolby Digital Plus (E-AC-3)',
  dts: 'DTS',
};

/** What people are told about a recording that is not played: `QuickTime, HEVC (H.265), AAC`. */
export const foundInWords = ({ format, video, audio }: FoundRecording): string =>
  [format, video, audio].flatMap((name) => (name === null ? [] : (NAMES[name] ?? name))).join(', ');
