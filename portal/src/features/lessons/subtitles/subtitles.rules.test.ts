import { describe, expect, it } from 'vitest';
import { shownSubtitles, subtitlesToSwitchOn } from './subtitles.rules.ts';

const offered = [{ locale: 'en' }, { locale: 'de_DE' }];

describe('shownSubtitles', () => {
  it.each([
    { choice: 'de_DE', shown: 'de_DE' },
    { choice: 'off', shown: null },
    { choice: undefined, shown: null },
    { choice: 'hu_HU', shown: null },
  ])('shows $shown for the choice $choice', ({ choice, shown }) => {
    expect(shownSubtitles(offered, choice)).toBe(shown);
  });
});

describe('subtitlesToSwitchOn', () => {
  it('prefers the last choice, then the language of the page, then what there is', () => {
    expect(subtitlesToSwitchOn(offered, 'en', 'de_DE')).toBe('en');
    expect(subtitlesToSwitchOn(offered, 'hu_HU', 'de_DE')).toBe('de_DE');
    expect(subtitlesToSwitchOn(offered, undefined, 'ZHS')).toBe('en');
    expect(subtitlesToSwitchOn([], 'en', 'en')).toBeNull();
  });
});
