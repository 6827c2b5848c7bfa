export type SubtitleSize = 'small' | 'medium' | 'large';

/** What a person chose in the player, kept on the device for every lesson. */
export interface PlayerPreferences {
  readonly speed?: number | undefined;
  /** A locale, or `off`. */
  readonly subtitles?: string | undefined;
  /** The locale shown last, for switching subtitles on again. */
  readonly lastSubtitles?: string | undefined;
  readonly subtitleSize: SubtitleSize;
}

export type PreferenceStorage = Pick<Storage, 'getItem' | 'setItem'>;

const key = 'lampstand.player';

export const subtitleSizes: readonly SubtitleSize[] = ['small', 'medium', 'large'];

export function readPreferences(storage: PreferenceStorage = localStorage): PlayerPreferences {
  const stored = readStored(storage);
  const speed = stored.get('speed');
  return {
    speed: typeof speed === 'number' ? speed : undefined,
    subtitles: text(stored.get('subtitles')),
    lastSubtitles: text(stored.get('lastSubtitles')),
    subtitleSize: subtitleSizes.find((size) => size === stored.get('subtitleSize')) ?? 'medium',
  };
}

export function writePreferences(
  preferences: PlayerPreferences,
  storage: PreferenceStorage = localStorage,
): void {
  try {
    storage.setItem(key, JSON.stringify(preferences));
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}

function readStored(storage: PreferenceStorage): ReadonlyMap<string, unknown> {
  try {
    const stored: unknown = JSON.parse(storage.getItem(key) ?? '{}');
    return new Map(typeof stored === 'object' && stored !== null ? Object.entries(stored) : []);
  } catch {
    return new Map();
  }
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
