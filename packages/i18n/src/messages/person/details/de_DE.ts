import type { TextsOf } from '../../../message-types.ts';
import type { personDetails as en } from './en.ts';

export const personDetails = {
  title: 'Persönliche Angaben',
  location: 'Wohnort',
  timezone: 'Zeitzone',
  currency: 'Währung',
  url: 'Webadresse',
  homePage: 'Startseite',
  socialUserName: 'Benutzername in sozialen Medien',
  alumniMail: 'Alumni-Rundschreiben erhalten',
  phones: 'Telefonnummern',
  phone: 'Telefonnummer',
  phoneKind: 'Art der Nummer',
  phoneWORK: 'Beruflich',
  phoneMOBILE: 'Mobil',
  phoneOTHER: 'Andere',
  phoneFormat:
    'Geben Sie Ziffern, Leerzeichen und Zeichen wie + oder - ein, mindestens drei Ziffern.',
  addPhone: 'Telefonnummer hinzufügen',
  removePhone: 'Telefonnummer entfernen',
  noPhones: 'Es gibt noch keine Telefonnummer',
  emails: 'Weitere E-Mail-Adressen',
  emailsHint: 'Keine dieser Adressen öffnet Ihr Konto.',
  emailKind: 'Art der Adresse',
  emailWORK: 'Beruflich',
  emailSCHOOL: 'Schule',
  emailPERSONAL: 'Privat',
  emailOTHER: 'Andere',
  addEmail: 'E-Mail-Adresse hinzufügen',
  removeEmail: 'E-Mail-Adresse entfernen',
  noEmails: 'Es gibt noch keine weitere Adresse',
} as const satisfies TextsOf<typeof en>;
