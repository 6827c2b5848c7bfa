import type { TextsOf } from '../../message-types.ts';
import type { session as en } from './en.ts';

export const session = {
  tagline: 'Ihre Kurse, Prüfungen und Noten an einem Ort',
  unreachable: 'Die Hochschule ist gerade nicht erreichbar',
  logoutFailed: 'Sie sind noch angemeldet, weil der Server nicht erreichbar war.',
  selectFailed: 'Ihre Gruppe konnte nicht gewechselt werden.',
  examWaits:
    'Ihre Prüfung „{title}“ läuft noch und Ihre Antworten sind gesichert. Melden Sie sich innerhalb von {time} an, um fortzufahren.',
  examOpen:
    'Ihre Prüfung „{title}“ läuft noch und Ihre Antworten sind gesichert. Melden Sie sich an, um fortzufahren.',
} as const satisfies TextsOf<typeof en>;
