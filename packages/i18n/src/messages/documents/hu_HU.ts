import type { TextsOf } from '../../message-types.ts';
import type { documents as en } from './en.ts';

export const documents = {
  search: 'Keresés címekben és tartalmakban',
  found: '{count, plural, one {# dokumentum található} other {# dokumentum található}}',
  noMatch: 'Nincs találat erre: „{text}”.',
  empty: 'Az Ön számára még nincsenek dokumentumok.',
  notAvailable: 'Ez a dokumentum nem létezik, vagy nem Önnek szól.',
  lastChanged: 'Utoljára módosítva: {date}',
  notPublished: 'Nincs közzétéve',
} as const satisfies TextsOf<typeof en>;
