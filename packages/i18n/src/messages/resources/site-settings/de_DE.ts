import type { TextsOf } from '../../../message-types.ts';
import type { siteSettings as en } from './en.ts';

export const siteSettings = {
  name: 'Website-Einstellungen',
  plural: 'Website-Einstellungen',
  'fields.organisationName': 'Name des Colleges',
  'fields.shortName': 'Kurzname',
  'fields.defaultAllowedAttempts': 'Übliche Zahl der Prüfungsversuche',
  'fields.defaultLocale': 'Standardsprache',
  'fields.alumniRegionId': 'Region der Ehemaligen',
  'fields.contactAddress': 'Postanschrift',
  'fields.contactEmail': 'E-Mail für Anfragen',
  'fields.helpUrl': 'Hilfeseite',
  'fields.privacyUrl': 'Eigene Datenschutzseite',
  'fields.termsUrl': 'Eigene Seite der Nutzungsbedingungen',
  'fields.bannerText': 'Banner über jeder Seite',
  'fields.updatedAt': 'Zuletzt geändert',
  sectionNames: 'Wie das College heißt',
  sectionDefaults: 'Was üblich ist',
  sectionContact: 'Kontakt und Verknüpfungen',
  shortNameHint: 'Im Titel der Seiten, in der Leiste oben und in E-Mails.',
  bannerTextHint:
    'Zum Beispiel für eine Kopie der Website, auf der geübt oder geprüft wird. Leer lassen für keines.',
  defaultAllowedAttemptsHint:
    'Eine neue Prüfung beginnt mit dieser Zahl. Vorhandene Prüfungen behalten ihre.',
  legalHint: 'Ersetzt die eingebaute Seite im Fuß jeder Ansicht.',
  linkInvalid: 'Die Adresse muss mit https:// oder http:// beginnen.',
  configured:
    'Noch hat niemand Einstellungen gespeichert: Diese stammen aus der Konfiguration des Servers.',
} as const satisfies TextsOf<typeof en>;
