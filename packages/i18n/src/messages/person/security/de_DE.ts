import type { TextsOf } from '../../../message-types.ts';
import type { personSecurity as en } from './en.ts';

export const personSecurity = {
  factorHint:
    'Schützen Sie Ihr Konto durch einen zweiten Schritt: neben dem Passwort ein Code einer App auf Ihrem Telefon.',
  factorSince: 'Eingerichtet am {when}',
  factorSetUp: 'App einrichten',
  factorScan:
    'Scannen Sie dieses Bild mit einer Authentifizierungs-App, oder geben Sie dort den Schlüssel ein. Geben Sie dann den Code ein, den die App zeigt.',
  factorPicture: 'Bild mit dem Schlüssel für die App',
  factorKey: 'Schlüssel',
  factorTurnOn: 'Einschalten',
  factorTurnOff: 'Ausschalten',
  factorCodeHint: 'Geben Sie einen Code der App oder einen Wiederherstellungscode ein.',
  required:
    'Ihr College bittet Sie, Ihr Konto mit einer Authentifizierungs-App zu schützen. Die Website öffnet sich, sobald sie eingerichtet ist.',
  codes: 'Wiederherstellungscodes',
  codesHint:
    'Bewahren Sie diese Codes sicher auf. Jeder von ihnen meldet Sie einmal ohne die App an. Sie werden nicht noch einmal gezeigt.',
  codesLeft:
    '{count, plural, one {# Wiederherstellungscode ist übrig} other {# Wiederherstellungscodes sind übrig}}',
  codesRenew: 'Neue Wiederherstellungscodes',
  codesKept: 'Ich habe die Codes aufbewahrt',
  passkeys: 'Passkeys',
  passkeysHint:
    'Mit einem Passkey melden Sie sich durch Finger, Gesicht oder PIN Ihres Geräts an, ohne Passwort.',
  passkeyAdd: 'Passkey hinzufügen',
  passkeyName: 'Name des Passkeys',
  passkeyAddedOn: 'Hinzugefügt am {when}',
  passkeyUsedOn: 'zuletzt benutzt am {when}',
  passkeyRename: 'Umbenennen',
  passkeyRemove: 'Entfernen',
  calendarHint: 'Verbinden Sie ein externes Kalenderkonto mit Ihrem Kalender hier.',
  calendarConnect: 'Kalender verbinden',
  calendarSince: 'Verbunden am {when}',
  calendarDisconnect: 'Verbindung trennen',
} as const satisfies TextsOf<typeof en>;
