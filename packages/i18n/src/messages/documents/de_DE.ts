import type { TextsOf } from '../../message-types.ts';
import type { documents as en } from './en.ts';

export const documents = {
  search: 'Titel und Inhalte durchsuchen',
  found: '{count, plural, one {# Dokument gefunden} other {# Dokumente gefunden}}',
  noMatch: 'Kein Dokument passt zu „{text}“.',
  empty: 'Für Sie gibt es noch keine Dokumente.',
  notAvailable: 'Dieses Dokument gibt es nicht, oder es ist nicht für Sie bestimmt.',
  lastChanged: 'Zuletzt geändert: {date}',
  notPublished: 'Nicht veröffentlicht',
} as const satisfies TextsOf<typeof en>;
