import type { TextsOf } from '../../../message-types.ts';
import type { errorsIdentity as en } from './en.ts';

export const errorsIdentity = {
  invalidState: 'Fehler: Ungültiger Statusparameter',
  noCode: 'Fehler: Kein Autorisierungscode empfangen',
  notOffered: 'Das wird hier nicht angeboten.',
  providerRefused: 'Der andere Anbieter hat dies nicht angenommen. Bitte beginnen Sie noch einmal.',
  providerUnreachable:
    'Der andere Anbieter ist nicht erreichbar. Bitte versuchen Sie es später noch einmal.',
  workAccountUnknown:
    'Zur bestätigten E-Mail-Adresse dieses Arbeitskontos gibt es hier kein Konto.',
  secondFactorNeeded: 'Bitte geben Sie den Code Ihrer Authentifizierungs-App ein.',
  secondFactorRequired: 'Ihr College bittet Sie, zuerst eine Authentifizierungs-App einzurichten.',
  wrongCode: 'Dieser Code ist nicht richtig oder wurde schon benutzt.',
  flowOver: 'Das hat zu lange gedauert. Bitte melden Sie sich noch einmal an.',
  factorOn: 'Eine Authentifizierungs-App ist schon eingerichtet.',
  factorOff: 'Diese Person hat keine Authentifizierungs-App.',
  passkeyRefused: 'Dieser Passkey wurde nicht angenommen. Bitte versuchen Sie es noch einmal.',
  manyPasskeys: 'Mehr Passkeys sind nicht möglich. Bitte entfernen Sie zuerst einen.',
  inPerson: 'Sie sehen dieses Konto durch die Augen der Person. Das kann nur sie selbst tun.',
  personName:
    'Geben Sie einen Namen ein: höchstens 60 Buchstaben, dazu Leerzeichen, Apostrophe, Bindestriche und Punkte nach Abkürzungen. Ziffern sowie Web- und E-Mail-Adressen sind nicht möglich.',
  tooManyMails:
    'Es wurden zu viele E-Mails versandt. Bitte versuchen Sie es in {minutes, plural, one {# Minute} other {# Minuten}} erneut.',
  lookingOnly:
    'Sie sehen dieses Konto nur durch die Augen der Person. Um etwas für sie zu ändern, geben Sie bitte zuerst den Grund an.',
  commonPassword:
    'Dies ist eines der häufigsten Passwörter, die beim Erraten zuerst versucht werden. Bitte wählen Sie ein anderes.',
  tooManyLive:
    'Zu viele Seiten dieser Website sind gleichzeitig geöffnet. Bitte schließen Sie einige davon.',
} as const satisfies TextsOf<typeof en>;
