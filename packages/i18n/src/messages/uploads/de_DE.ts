import type { TextsOf } from '../../message-types.ts';
import type { uploads as en } from './en.ts';

export const uploads = {
  choose: 'Dateien auswählen',
  invalidType: 'Der Dateityp muss {types} sein',
  tooLarge: 'Die Datei ist größer als {size, number} Byte',
  tooSmall: 'Die Datei ist kleiner als {size, number} Byte',
  tooMany: 'Zu viele Dateien',
  title: 'Uploads',
  clearCompleted: 'Abgeschlossene entfernen',
  collapse: 'Zuklappen',
  expand: 'Aufklappen',
  done: 'Fertig',
  failed: 'Fehlgeschlagen',
  abort: 'Abbrechen',
  resume: 'Fortsetzen',
  clear: 'Entfernen',
} as const satisfies TextsOf<typeof en>;
