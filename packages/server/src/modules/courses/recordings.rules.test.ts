import { describe, expect, it } from 'vitest';
import { bestRecording } from './recordings.rules.ts';

const english = { locale: 'en' };
const german = { locale: 'de_DE' };

describe('what is played to somebody', () => {
  it.each([
    ['de_DE', [english, german], german],
    ['uk_UA', [english, german], english],
    ['uk_UA', [german], german],
    ['en', [], undefined],
  ])('who reads %s of %j is %j', (locale, recordings, played) => {
    expect(bestRecording(recordings, locale)).toEqual(played);
  });
});
