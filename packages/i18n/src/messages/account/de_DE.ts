import type { TextsOf } from '../../message-types.ts';
import type { account as en } from './en.ts';

export const account = {
  welcome: 'Willkommen bei {organisation}',
  email: 'E-Mail',
  password: 'Passwort',
  showPassword: 'Passwort anzeigen',
  hidePassword: 'Passwort verbergen',
  login: 'Anmelden',
  loggingIn: 'Anmeldung läuft …',
  workAccount: 'Mit Arbeitskonto anmelden',
  passkeyLogin: 'Mit Passkey anmelden',
  passkeyFailed:
    'Der Passkey konnte nicht benutzt werden. Bitte versuchen Sie es noch einmal, oder melden Sie sich mit Ihrem Passwort an.',
  forgotPassword: 'Passwort vergessen?',
  logout: 'Abmelden',
  sessionEnded: 'Ihre Sitzung ist beendet. Bitte melden Sie sich erneut an.',
  personasTitle: 'Beispielpersonen',
  personasHint:
    'Dieses College ist erfunden. Wählen Sie eine Person, um sich als diese anzumelden.',
  personaLogin: 'Als {name} anmelden',
  termsTitle: 'Nutzungsbedingungen',
  termsIntro:
    'Bitte lesen Sie die Nutzungsbedingungen. Sie müssen ihnen einmal zustimmen, bevor Sie die Website nutzen.',
  termsAccept: 'Ich habe die Bedingungen gelesen und stimme ihnen zu',
  termsEnter: 'Zur Website',
  acceptanceRequired: 'Um die Website zu nutzen, ist Ihre Zustimmung erforderlich',
} as const satisfies TextsOf<typeof en>;
