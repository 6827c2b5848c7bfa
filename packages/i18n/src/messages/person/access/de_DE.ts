import type { TextsOf } from '../../../message-types.ts';
import type { personAccess as en } from './en.ts';

export const personAccess = {
  forgotIntro:
    'Geben Sie die E-Mail-Adresse Ihres Kontos ein. Wir senden Ihnen einen Link, mit dem Sie ein neues Passwort festlegen können.',
  sendLink: 'Link senden',
  checkMailTitle: 'Sehen Sie in Ihre E-Mails',
  checkMailBody:
    'Falls es ein Konto für {email} gibt, ist eine Nachricht mit einem Link unterwegs. Der Link gilt einmal, innerhalb einer Stunde.',
  checkMailHint:
    'Nach einigen Minuten noch nichts da? Sehen Sie im Spam-Ordner nach, oder fordern Sie den Link erneut an.',
  askAgain: 'Erneut anfordern',
  backToLogin: 'Zurück zur Anmeldung',
  setPassword: 'Passwort festlegen',
  newPassword: 'Neues Passwort',
  resetIntro: 'Wählen Sie ein neues Passwort für Ihr Konto.',
  passwordSet: 'Passwort festgelegt, melden Sie sich mit dem neuen Passwort an.',
  linkDeadTitle: 'Dieser Link funktioniert nicht mehr',
  askNewLink: 'Neuen Link anfordern',
  enrollIntro: 'Willkommen! Wählen Sie ein Passwort, und Ihr Konto ist bereit.',
  enrollDeadHint:
    'Bitte fragen Sie Ihr College nach einer neuen Einladung. Wenn Sie schon ein Passwort festgelegt haben, können Sie sich anmelden.',
  recoveredBody: 'Ihr Passwort wurde geändert. Sie können sich jetzt damit anmelden.',
  createIntro: 'Sie melden sich für {group} in {region} an.',
  firstName: 'Vorname',
  lastName: 'Nachname',
  createAccount: 'Konto erstellen',
  createUnknown:
    'Dieser Anmeldelink ist nicht gültig. Bitte fragen Sie Ihr College nach dem richtigen.',
  createClosed: 'Die Anmeldung für {group} ist geschlossen. Bitte fragen Sie Ihr College.',
  created:
    'Ihr Konto ist erstellt, {name}. Wir haben eine Nachricht an {email} gesendet. Bitte folgen Sie dem Link darin, um fortzufahren.',
  haveAccount: 'Haben Sie schon ein Konto?',
  verifying: 'Ihre E-Mail-Adresse wird bestätigt …',
  verifiedBody: 'Vielen Dank, Ihre E-Mail-Adresse ist bestätigt.',
  verifyDeadHint: 'In Ihrem Profil können Sie eine neue Nachricht anfordern.',
} as const satisfies TextsOf<typeof en>;
