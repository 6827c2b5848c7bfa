import type { TextsOf } from '../../../message-types.ts';
import type { errorsSetup as en } from './en.ts';

export const errorsSetup = {
  mailUnknownHost:
    'Einen Mailserver mit diesem Namen gibt es nicht. Prüfen Sie den Host in SMTP_URL.',
  mailUnreachable:
    'Der Mailserver ist nicht erreichbar. Prüfen Sie Host und Port in SMTP_URL und ob eine Firewall dazwischen ist.',
  mailSlow:
    'Der Mailserver hat innerhalb von {seconds, number} Sekunden nicht geantwortet. Prüfen Sie den Port: smtp:// nutzt meist 587, smtps:// 465.',
  mailLogin:
    'Der Mailserver lehnt die Anmeldung ab. Prüfen Sie Benutzername und Passwort in SMTP_URL.',
  mailEncryption:
    'Es kam keine verschlüsselte Verbindung zustande. Prüfen Sie den Port und ob das Zertifikat des Mailservers gültig ist.',
  mailRefused:
    'Der Mailserver lehnt den Absender oder den Empfänger ab. Prüfen Sie MAIL_FROM und die Adresse.',
  mailFailed: 'Die E-Mail konnte nicht gesendet werden.',
  filesFull: 'Wo die Dateien liegen, ist kein Platz mehr.',
  filesDenied:
    'Der Server darf nicht schreiben, wo die Dateien liegen. Prüfen Sie die Rechte an DATA_DIR oder die des Schlüssels zum Bucket.',
  filesNoBucket:
    'Einen Bucket mit diesem Namen gibt es nicht. Prüfen Sie S3_BUCKET und S3_ENDPOINT.',
  filesKeys:
    'Der Dateispeicher lehnt die Schlüssel ab. Prüfen Sie S3_ACCESS_KEY_ID und S3_SECRET_ACCESS_KEY.',
  filesUnreachable: 'Der Dateispeicher antwortet nicht. Prüfen Sie S3_ENDPOINT und das Netz.',
  filesChanged:
    'Eine Datei kam nicht so zurück, wie sie geschrieben wurde. Prüfen Sie die Festplatte oder was der Bucket mit Dateien tut.',
  filesFailed: 'Eine Datei konnte nicht geschrieben, gelesen und entfernt werden.',
} as const satisfies TextsOf<typeof en>;
