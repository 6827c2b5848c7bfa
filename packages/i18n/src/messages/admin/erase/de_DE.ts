import type { TextsOf } from '../../../message-types.ts';
import type { adminErase as en } from './en.ts';

export const adminErase = {
  title: 'Daten von {name} löschen?',
  body: 'Alles, woran {name} zu erkennen ist, wird für immer entfernt. Niemand kann es zurückholen.',
  exportFirst: 'Falls die Person ihre Daten noch braucht, laden Sie diese zuerst herunter.',
  removed: 'Das wird entfernt',
  kept: 'Das bleibt, mit einer Nummer anstelle des Namens',
  keptWhy:
    'Ergebnisse und Einträge des Protokolls bleiben, damit Berichte und Nachweise richtig bleiben. Sie verraten nicht mehr, um wen es geht.',
  account: 'Name, E-Mail-Adresse, Passwort und Profil',
  partRIGHTS: 'Rollen und Aufgaben',
  partMEMBERSHIPS: 'Zugehörigkeit zu Regionen und Gruppen',
  partRESULTS: 'Prüfungsergebnisse',
  partPROGRESS: 'Fortschritt und Besuche',
  partNOTIFICATIONS: 'Benachrichtigungen',
  partCONTACTS: 'Adressen und Telefonnummern',
  partWORK: 'Arbeit als Mitarbeitende oder Lehrkraft',
  partENTRY: 'Anmeldungen, Links und Passkeys',
  partLOG: 'Einträge des Protokolls',
  partMAILS: 'E-Mails an diese Person',
  reason: 'Grund',
  reasonHint:
    'Mindestens 3 Zeichen. Er bleibt für immer gespeichert: Bitte nennen Sie die Person nicht.',
  confirmation: 'E-Mail-Adresse des Kontos',
  confirmationHint: 'Geben Sie zur Bestätigung {email} ein.',
  erase: 'Für immer löschen',
  done: 'Die Daten der Person wurden gelöscht.',
} as const satisfies TextsOf<typeof en>;
