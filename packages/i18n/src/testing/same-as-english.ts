import type { OtherLocaleCode } from './all-texts.ts';

/**
 * Texts that a locale rightly shares with English: words that both languages have, and names. An
 * entry that no text uses any more fails the completeness test.
 */
export const sameAsEnglish: Readonly<Record<OtherLocaleCode, readonly string[]>> = {
  de_DE: [
    'AirPlay',
    'Audio',
    'Downloads',
    'Name',
    'OK',
    'Pause',
    'Position',
    'Region',
    'Status',
    'Video',
  ],
  hu_HU: ['AirPlay', 'OK'],
  pl_PL: ['AirPlay', 'Audio', 'OK', 'Region'],
  nl_NL: ['AirPlay', 'Audio', 'Downloads', 'OK', 'Status', 'Video', 'Volume'],
  ru_RU: ['AirPlay'],
  ZHS: [],
  ZHT: ['AirPlay'],
  es_MX: ['AirPlay', 'Audio', 'No', 'Video'],
  fr_FR: [
    'Administration',
    'AirPlay',
    'Audio',
    'Date',
    'Documentation',
    'Documents',
    'Notifications',
    'OK',
    'Position',
    'Transaction',
  ],
  id_ID: ['AirPlay', 'Alumni', 'Audio', 'Status', 'Video'],
  it_IT: ['AirPlay', 'Audio', 'No', 'OK', 'Password', 'Video'],
  uk_UA: ['AirPlay'],
};
