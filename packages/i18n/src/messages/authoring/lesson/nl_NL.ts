import type { TextsOf } from '../../../message-types.ts';
import type { authoringLesson as en } from './en.ts';

export const authoringLesson = {
  orderHint: 'Sleep een les naar zijn plaats, of verplaats hem met de knoppen en de pijltoetsen.',
  moveUp: '‘{title}’ omhoog',
  moveDown: '‘{title}’ omlaag',
  moved: '‘{title}’ is nu nummer {position, number} van {total, number}.',
  moveConflict:
    '‘{title}’ is niet verplaatst: iemand anders heeft de les intussen gewijzigd. U ziet nu wat is opgeslagen.',
  selected: '{count, plural, one {# les geselecteerd} other {# lessen geselecteerd}}',
  selectAll: 'Alle lessen selecteren',
  outcomes: 'Resultaat per les',
  outcomePublished: 'gepubliceerd',
  outcomeUnpublished: 'ingetrokken',
  outcomeUnchanged: 'was al zo',
  sectionRules: 'Vrijgave en regels',
  releaseHint: 'Gerekend vanaf de dag waarop de cursus in een groep begint. Leeg: meteen.',
  releaseDates: 'Opent in deze groepen',
  atOnce: 'Meteen',
  noSkippingHint: 'De eerste keer kan niemand verder dan wat al bekeken is.',
  minimumHint: 'De examens van de cursus gaan open zodra zoveel bekeken is. Leeg: geen voorwaarde.',
  media: 'Opnamen en ondertiteling',
  missing: 'Ontbreekt',
  withRecording:
    '{done, number} van {total, number} talen hebben een opname, {subtitled, number} hebben ondertiteling.',
  missingIn: 'Geen opname in: {languages}.',
  otherLanguages: 'In een andere taal toevoegen',
  ofTheCourse: 'taal van de cursus',
  upload: 'Uploaden',
  replace: 'Vervangen',
  removeRecording: 'Opname verwijderen: {language}?',
  removeSubtitles: 'Ondertiteling verwijderen: {language}?',
  removeFile: '‘{title}’ verwijderen?',
  removedFile: 'Het bestand is verwijderd.',
  addDownloads: 'Bestanden die studenten kunnen downloaden',
  rename: 'Naam van ‘{title}’ wijzigen',
} as const satisfies TextsOf<typeof en>;
