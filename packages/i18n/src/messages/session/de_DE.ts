import type { TextsOf } from '../../message-types.ts';
import type { session as en } from './en.ts';

export const session = {
  tagline: 'Ihre Kurse, Prüfungen und Noten an einem Ort',
  unreachable: 'Die Hochschule ist gerade nicht erreichbar',
  logoutFailed: 'Sie sind noch angemeldet, weil der Server nicht erreichbar war.',
  selectFailed: 'Ihre Gruppe konnte nicht gewechselt werden.',
} as const satisfies TextsOf<typeof en>;
