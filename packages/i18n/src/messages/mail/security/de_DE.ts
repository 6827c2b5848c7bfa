import type { TextsOf } from '../../../message-types.ts';
import type { security as en } from './en.ts';

export const security = {
  subject: 'Die Sicherheit Ihres Kontos bei {applicationName} hat sich geändert',
  factorOn:
    'Für das Konto {emailAddress} wurde eine Authentifizierungs-App eingerichtet. Ab jetzt wird bei jeder Anmeldung nach ihrem Code gefragt. Alle anderen Geräte wurden abgemeldet.',
  factorOff:
    'Die Authentifizierungs-App des Kontos {emailAddress} wurde entfernt. Nach ihrem Code wird nicht mehr gefragt.',
  factorReset:
    '{name} hat die Authentifizierungs-App des Kontos {emailAddress} entfernt. Grund: {reason}. Alle Geräte wurden abgemeldet.',
  passkeyAdded:
    'Der Passkey „{name}“ wurde dem Konto {emailAddress} hinzugefügt. Mit ihm meldet man sich ohne Passwort an.',
} as const satisfies TextsOf<typeof en>;
