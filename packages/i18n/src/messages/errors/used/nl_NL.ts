import type { TextsOf } from '../../../message-types.ts';
import type { errorsUsed as en } from './en.ts';

export const errorsUsed = {
  schema:
    'Deze regels kunnen niet worden verwijderd: {count, plural, one {# groep wordt} other {# groepen worden}} ermee beoordeeld: {names}',
  region: 'Deze regio kan niet worden verwijderd, wel gesloten. Er horen nog bij: {uses}',
  people: '{count, plural, one {# persoon} other {# personen}}',
  groups: '{count, plural, one {# groep} other {# groepen}}',
  results: '{count, plural, one {# examenresultaat} other {# examenresultaten}}',
  teacher:
    'Deze docent kan niet worden verwijderd en geeft nog {count, plural, one {# cursus} other {# cursussen}}: {names}',
  notOfRegion: 'Een van deze personen hoort niet bij deze regio.',
  reservedZone: 'Deze zone is voorbehouden aan het systeem.',
} as const satisfies TextsOf<typeof en>;
