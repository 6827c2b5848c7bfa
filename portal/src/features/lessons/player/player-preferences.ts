import { styleOf, type SubtitleStyle } from '../subtitles/subtitle-style.rules.ts';

/** What a person chose in the player, kept on the device for every lesson. */
export interface PlayerPreferences {
  /** The speed last chosen anywhere. */
  readonly speed?: number | undefined;
  /** The speed last chosen in each course. */
  readonly courseSpeeds: Readonly<Record<string, number>>;
  /** A locale, or `off`. */
  readonly subtitles?: string | undefined;
  /** The locale shown last, for switching subtitles on again. */
  readonly lastSubtitles?: string | undefined;
  /** The locale that shows beneath, or `off`. */
  readonly secondSubtitles?: string | undefined;
  readonly subtitleStyle: SubtitleStyle;
  /** Locales of the transcript, and of what stands beside it. */
  readonly transcript?: string | undefined;
  readonly besideTranscript?: string | undefined;
  /** The locale in which lessons are heard. */
  readonly recording?: string | undefined;
  /** Only the sound is fetched and played. */
  readonly soundOnly: boolean;
}

export type PreferenceStorage = Pick<Storage, 'getItem' | 'setItem'>;

const key = 'lampstand.player';

export function readPreferences(storage: PreferenceStorage = localStorage): PlayerPreferences {
  const stored = readStored(storage);
  return {
    speed: number(stored.get('speed')),
    courseSpeeds: Object.fromEntries(
      [...entriesOf(stored.get('courseSpeeds'))].flatMap(([course, speed]) =>
        typeof speed === 'number' ? [[course, speed]] : [],
      ),
    ),
    subtitles: text(stored.get('subtitles')),
    lastSubtitles: text(stored.get('lastSubtitles')),
    secondSubtitles: text(stored.get('secondSubtitles')),
    subtitleStyle: styleOf(entriesOf(stored.get('subtitleStyle'))),
    transcript: text(stored.get('transcript')),
    besideTranscript: text(stored.get('besideTranscript')),
    recording: text(stored.get('recording')),
    soundOnly: stored.get('soundOnly') === true,
  };
}

/** Keeps what was chosen anew beside what was chosen before. */
export function changePreferences(
  changes: Partial<PlayerPreferences>,
  storage: PreferenceStorage = localStorage,
): void {
  try {
    storage.setItem(key, JSON.stringify({ ...readPreferences(storage), ...changes }));
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}

function readStored(storage: PreferenceStorage): ReadonlyMap<string, unknown> {
  try {
    const stored: unknown = JSON.parse(storage.getItem(key) ?? '{}');
    return entriesOf(stored);
  } catch {
    return new Map();
  }
}

function entriesOf(value: unknown): ReadonlyMap<string, unknown> {
  return new Map(typeof value === 'object' && value !== null ? Object.entries(value) : []);
}

const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
const number = (value: unknown) => (typeof value === 'number' ? value : undefined);
