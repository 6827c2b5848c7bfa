import type { TextsOf } from '../../message-types.ts';
import type { documents as en } from './en.ts';

export const documents = {
  search: 'Szukaj w tytułach i treści',
  found:
    '{count, plural, one {Znaleziono # dokument} few {Znaleziono # dokumenty} many {Znaleziono # dokumentów} other {Znaleziono # dokumentu}}',
  noMatch: 'Żaden dokument nie pasuje do „{text}”.',
  empty: 'Nie ma jeszcze żadnych dokumentów.',
  notAvailable: 'Ten dokument nie istnieje albo nie jest udostępniony.',
  lastChanged: 'Ostatnia zmiana: {date}',
  notPublished: 'Nieopublikowane',
} as const satisfies TextsOf<typeof en>;
