import type { TextsOf } from '../../../message-types.ts';
import type { authoringCourse as en } from './en.ts';

export const authoringCourse = {
  publish: 'Veröffentlichen',
  unpublish: 'Zurückziehen',
  publishTitle: '„{name}“ veröffentlichen?',
  publishBody:
    'Studierende der Gruppen, denen er angeboten wird, sehen den Kurs und seine veröffentlichten Lektionen ab dem Tag, an dem er dort beginnt.',
  unpublishTitle: '„{name}“ zurückziehen?',
  unpublishBody:
    'Bis zur nächsten Veröffentlichung sehen Studierende den Kurs nicht. Was sie darin getan haben, bleibt erhalten.',
  published: '„{name}“ ist veröffentlicht.',
  unpublished: '„{name}“ ist zurückgezogen.',
  stale:
    'Jemand anderes hat ihn inzwischen geändert. Sie sehen jetzt den gespeicherten Stand; bitte entscheiden Sie erneut.',
  preview: 'Wie Studierende ansehen',
  changes: 'Änderungen seit der Veröffentlichung',
  noChanges: 'Seit der Veröffentlichung am {date} hat sich nichts geändert.',
  neverPublished:
    'Der Kurs wurde noch nie veröffentlicht. Danach steht hier, was sich seither geändert hat.',
  newOrGone: 'Hinzugefügt oder entfernt',
  copy: 'Kurs kopieren',
  copyBody:
    'Die Kopie erhält die Texte und das Bild, alle Lektionen mit Aufzeichnungen, Untertiteln, Dateien und Regeln sowie die Prüfungen. Nichts davon ist veröffentlicht. Was Studierende getan haben, bleibt beim Original.',
  copyDo: 'Kopieren',
  copied: 'Die Kopie „{name}“ ist angelegt. Noch ist nichts davon veröffentlicht.',
  copyOfName: '{name} (Kopie)',
  offerings: 'Angebote',
  offer: 'Einer Gruppe anbieten',
  offerChange: 'Termine in {group} ändern',
  offerSaved: '{group} angeboten vom {start} bis {end}.',
  offerStopTitle: '{group} nicht mehr anbieten?',
  offerStopBody:
    'Die Gruppe sieht den Kurs dann nicht mehr. Was darin getan wurde, bleibt erhalten.',
  offerStopped: '{group}: Der Kurs wird nicht mehr angeboten.',
  offerConflict:
    'Jemand anderes hat dieses Angebot inzwischen geändert. Gespeichert ist jetzt: {start} bis {end}. Ihre Eingaben sind noch da; speichern Sie erneut, um sie an dessen Stelle zu setzen.',
  offerGone:
    'Jemand anderes hat dieses Angebot inzwischen beendet. Ihre Eingaben sind noch da; speichern Sie erneut, um den Kurs neu anzubieten.',
  offerThere:
    'Der Kurs wird dieser Gruppe bereits angeboten. Gespeichert ist: {start} bis {end}. Speichern Sie erneut, um Ihre Termine an deren Stelle zu setzen.',
  upcoming: 'Beginnt später',
  running: 'Läuft',
  over: 'Beendet',
} as const satisfies TextsOf<typeof en>;
