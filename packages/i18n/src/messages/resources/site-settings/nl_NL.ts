import type { TextsOf } from '../../../message-types.ts';
import type { siteSettings as en } from './en.ts';

export const siteSettings = {
  name: 'Site-instellingen',
  plural: 'Site-instellingen',
  'fields.organisationName': 'Naam van het college',
  'fields.shortName': 'Korte naam',
  'fields.defaultAllowedAttempts': 'Gebruikelijk aantal examenpogingen',
  'fields.defaultLocale': 'Standaardtaal',
  'fields.alumniRegionId': 'Regio van de alumni',
  'fields.contactAddress': 'Postadres',
  'fields.contactEmail': 'E-mail voor contact',
  'fields.helpUrl': 'Hulppagina',
  'fields.privacyUrl': 'Eigen privacypagina',
  'fields.termsUrl': 'Eigen pagina met voorwaarden',
  'fields.bannerText': 'Banner boven elke pagina',
  'fields.updatedAt': 'Laatst gewijzigd',
  sectionNames: 'Hoe het college heet',
  sectionDefaults: 'Wat gebruikelijk is',
  sectionContact: 'Contact en koppelingen',
  shortNameHint: 'In de titel van de pagina’s, in de balk bovenaan en in e-mails.',
  bannerTextHint:
    'Bijvoorbeeld voor een kopie van de site om te oefenen of te testen. Laat dit leeg voor geen banner.',
  defaultAllowedAttemptsHint:
    'Een nieuw examen begint met dit getal. Bestaande examens houden het hunne.',
  legalHint: 'Vervangt de ingebouwde pagina in de voet van elk scherm.',
  linkInvalid: 'Het adres moet met https:// of http:// beginnen.',
  configured:
    'Niemand heeft nog instellingen opgeslagen: deze komen uit de configuratie van de server.',
} as const satisfies TextsOf<typeof en>;
