import type { TextsOf } from '../../../message-types.ts';
import type { changed as en } from './en.ts';

export const changed = {
  subject: 'Ihr Passwort für {applicationName} wurde geändert',
  body: 'Das Passwort des Kontos {emailAddress} wurde geändert. Alle anderen Geräte wurden abgemeldet.',
  button: 'Neues Passwort festlegen',
  notYou:
    'Falls Sie das nicht waren, legen Sie sofort ein neues Passwort fest und informieren Sie das Büro Ihres Colleges.',
} as const satisfies TextsOf<typeof en>;
