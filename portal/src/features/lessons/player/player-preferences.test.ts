import { beforeEach, describe, expect, it } from 'vitest';
import { readPreferences, writePreferences, type PreferenceStorage } from './player-preferences.ts';

const entries = new Map<string, string>();
const storage: PreferenceStorage = {
  getItem: (key) => entries.get(key) ?? null,
  setItem: (key, value) => void entries.set(key, value),
};

describe('player preferences', () => {
  beforeEach(() => entries.clear());

  it('are medium subtitles and nothing else before any choice', () => {
    expect(readPreferences(storage)).toEqual({ subtitleSize: 'medium' });
  });

  it('come back as they were chosen', () => {
    const chosen = {
      speed: 1.5,
      subtitles: 'off',
      lastSubtitles: 'de_DE',
      subtitleSize: 'large',
    } as const;
    writePreferences(chosen, storage);
    expect(readPreferences(storage)).toEqual(chosen);
  });

  it.each(['not json', 'null', '7', '{"speed":"fast","subtitles":1,"subtitleSize":"huge"}'])(
    'ignore what is no choice: %s',
    (text) => {
      entries.set('lampstand.player', text);
      expect(readPreferences(storage)).toEqual({ subtitleSize: 'medium' });
    },
  );

  it('do not break the player when the storage is blocked', () => {
    const blocked: PreferenceStorage = {
      getItem: () => {
        throw new Error('blocked');
      },
      setItem: () => {
        throw new Error('full');
      },
    };
    expect(readPreferences(blocked)).toEqual({ subtitleSize: 'medium' });
    expect(() => writePreferences({ subtitleSize: 'small' }, blocked)).not.toThrow();
  });
});
