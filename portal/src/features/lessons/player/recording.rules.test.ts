import { describe, expect, it } from 'vitest';
import { playedSource, recordingIn } from './recording.rules.ts';

const english = {
  locale: 'en',
  label: 'English',
  mediaUrl: '/en.mp4',
  audioUrl: '/en.m4a',
  audioSize: 4,
};
const german = {
  ...english,
  locale: 'de_DE',
  label: 'Deutsch',
  mediaUrl: '/de.mp4',
  audioUrl: null,
};
const source = { mediaUrl: '/de.mp4', media: [english, german], subtitles: [] };

describe('what is played', () => {
  it.each([
    ['en', false, '/en.mp4'],
    ['en', true, '/en.m4a'],
    ['de_DE', false, '/de.mp4'],
    // Its sound was not taken out: the recording itself is heard without its picture.
    ['de_DE', true, '/de.mp4'],
    [undefined, false, '/de.mp4'],
    ['fr_FR', true, '/de.mp4'],
  ])('in %s, sound alone: %s, is %s', (locale, soundOnly, url) => {
    expect(playedSource(source, locale, soundOnly).mediaUrl).toBe(url);
  });

  it('is the lesson’s one recording where it has no languages', () => {
    const alone = { ...source, media: [] };
    expect(playedSource(alone, 'en', true).mediaUrl).toBe('/de.mp4');
    expect(recordingIn(alone, 'en')).toBeUndefined();
  });
});
