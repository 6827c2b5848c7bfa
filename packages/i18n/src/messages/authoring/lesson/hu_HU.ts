import type { TextsOf } from '../../../message-types.ts';
import type { authoringLesson as en } from './en.ts';

export const authoringLesson = {
  orderHint: 'Húzza a leckét a helyére, vagy mozgassa a gombokkal és a nyílbillentyűkkel.',
  moveUp: '„{title}” feljebb',
  moveDown: '„{title}” lejjebb',
  moved: '„{title}” helye most: {position, number} / {total, number}.',
  moveConflict:
    '„{title}” nem került át: közben valaki más módosította. Most a tárolt állapot látható.',
  selected: '{count, plural, one {# lecke kijelölve} other {# lecke kijelölve}}',
  selectAll: 'Minden lecke kijelölése',
  outcomes: 'A leckék eredménye',
  outcomePublished: 'közzétéve',
  outcomeUnpublished: 'visszavonva',
  outcomeUnchanged: 'már így volt',
  sectionRules: 'Megnyitás és szabályok',
  releaseHint: 'A kurzus csoportbeli kezdőnapjától számítva. Üresen: azonnal.',
  releaseDates: 'Megnyitás ezekben a csoportokban',
  atOnce: 'Azonnal',
  noSkippingHint: 'Első alkalommal senki sem juthat tovább annál, amit már látott.',
  minimumHint: 'A kurzus vizsgái akkor nyílnak meg, ha ennyit megnéztek. Üresen: nincs feltétel.',
  media: 'Felvételek és feliratok',
  missing: 'Hiányzik',
  withRecording:
    '{total, number} nyelvből {done, number} nyelven van felvétel, {subtitled, number} nyelven felirat.',
  missingIn: 'Nincs felvétel: {languages}.',
  otherLanguages: 'Hozzáadás más nyelven',
  ofTheCourse: 'a kurzus nyelve',
  upload: 'Feltöltés',
  replace: 'Csere',
  removeRecording: 'Eltávolítja a felvételt: {language}?',
  removeSubtitles: 'Eltávolítja a feliratot: {language}?',
  removeFile: 'Eltávolítja ezt: „{title}”?',
  removedFile: 'A fájl eltávolítva.',
  addDownloads: 'Fájlok, amelyeket a hallgatók letölthetnek',
  rename: '„{title}” átnevezése',
} as const satisfies TextsOf<typeof en>;
