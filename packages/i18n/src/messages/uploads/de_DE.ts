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
  failedPart: 'Teil {n} konnte nicht hochgeladen werden',
  damagedPart:
    'Teil {n} wurde bei jedem Versuch auf dem Weg beschädigt. Setzen Sie fort, um es erneut zu versuchen.',
  canceled: 'Das Hochladen wurde abgebrochen',
  missingInfo: 'Upload-ID oder Token fehlt',
  failedChunk: 'Ein Teil der Datei konnte nicht hochgeladen werden',
  selectSame: 'Bitte wählen Sie die Datei mit dem Namen: {name}',
  selectFirst: 'Bitte wählen Sie zuerst eine Datei aus!',
  otherFile:
    'Dies ist eine andere Datei als die, deren Upload begonnen wurde. Bitte wählen Sie dieselbe Datei: {name}',
  unreadable: 'Die Datei kann nicht mehr gelesen werden. Bitte wählen Sie sie erneut aus.',
  interrupted: 'Unterbrochen. Setzen Sie fort, wo der Upload stehen geblieben ist.',
  elsewhere: 'Ein anderes Fenster lädt diese Datei bereits hoch.',
  waiting: 'Warten auf das Netzwerk',
  metered:
    'Angehalten, um mobile Daten zu sparen. Über eine andere Verbindung geht es von selbst weiter.',
  goOn: 'Trotzdem hochladen',
  checking: 'Die Datei wird geprüft',
  abortTitle: 'Hochladen abbrechen?',
  clearTitle: 'Upload verwerfen?',
  discards: 'Was von {name} hochgeladen wurde, wird verworfen.',
} as const satisfies TextsOf<typeof en>;
