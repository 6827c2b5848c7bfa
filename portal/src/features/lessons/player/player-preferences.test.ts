import { beforeEach, describe, expect, it } from 'vitest';
import { standardStyle } from '../subtitles/subtitle-style.rules.ts';
import {
  changePreferences,
  readPreferences,
  type PreferenceStorage,
} from './player-preferences.ts';

const entries = new Map<string, string>();
const storage: PreferenceStorage = {
  getItem: (key) => entries.get(key) ?? null,
  setItem: (key, value) => void entries.set(key, value),
};

const nothingChosen = { courseSpeeds: {}, subtitleStyle: standardStyle, soundOnly: false };

describe('player preferences', () => {
  beforeEach(() => entries.clear());

  it('are the standard look of subtitles and nothing else before any choice', () => {
    expect(readPreferences(storage)).toEqual(nothingChosen);
  });

  it('come back as they were chosen, one after the other', () => {
    changePreferences({ speed: 1.5, courseSpeeds: { romans: 1.5 } }, storage);
    changePreferences({ subtitles: 'off', lastSubtitles: 'de_DE' }, storage);
    changePreferences({ subtitleStyle: { ...standardStyle, colour: 'yellow' } }, storage);
    changePreferences({ soundOnly: true, transcript: 'en', besideTranscript: 'ZHS' }, storage);
    changePreferences({ recording: 'fr_FR' }, storage);
    expect(readPreferences(storage)).toEqual({
      speed: 1.5,
      courseSpeeds: { romans: 1.5 },
      subtitles: 'off',
      lastSubtitles: 'de_DE',
      subtitleStyle: { ...standardStyle, colour: 'yellow' },
      transcript: 'en',
      besideTranscript: 'ZHS',
      recording: 'fr_FR',
      soundOnly: true,
    });
  });

  it.each([
    'not json',
    'null',
    '7',
    '{"speed":"fast","subtitles":1,"subtitleStyle":7,"courseSpeeds":{"a":"b"},"soundOnly":1}',
  ])('ignore what is no choice: %s', (text) => {
    entries.set('lampstand.player', text);
    expect(readPreferences(storage)).toEqual(nothingChosen);
  });

  it('do not break the player when the storage is blocked', () => {
    const blocked: PreferenceStorage = {
      getItem: () => {
        throw new Error('blocked');
      },
      setItem: () => {
        throw new Error('full');
      },
    };
    expect(readPreferences(blocked)).toEqual(nothingChosen);
    expect(() => changePreferences({ soundOnly: true }, blocked)).not.toThrow();
  });
});
