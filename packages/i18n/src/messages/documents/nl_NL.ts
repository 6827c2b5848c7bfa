import type { TextsOf } from '../../message-types.ts';
import type { documents as en } from './en.ts';

export const documents = {
  search: 'Zoeken in titels en inhoud',
  found: '{count, plural, one {# document gevonden} other {# documenten gevonden}}',
  noMatch: 'Geen document gevonden voor ‘{text}’.',
  empty: 'Er zijn nog geen documenten voor u.',
  notAvailable: 'Dit document bestaat niet of is niet voor u bedoeld.',
  lastChanged: 'Laatst gewijzigd: {date}',
  notPublished: 'Niet gepubliceerd',
} as const satisfies TextsOf<typeof en>;
