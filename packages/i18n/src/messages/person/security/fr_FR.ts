import type { TextsOf } from '../../../message-types.ts';
import type { personSecurity as en } from './en.ts';

export const personSecurity = {
  factorHint:
    'Protégez votre compte par une seconde étape : en plus du mot de passe, le code d’une application sur votre téléphone.',
  factorSince: 'Configurée le {when}',
  factorSetUp: 'Configurer une application',
  factorScan:
    'Scannez cette image avec une application d’authentification, ou saisissez-y la clé. Saisissez ensuite le code qu’elle affiche.',
  factorPicture: 'Image contenant la clé pour l’application',
  factorKey: 'Clé',
  factorTurnOn: 'Activer',
  factorTurnOff: 'Désactiver',
  factorCodeHint: 'Saisissez un code de l’application ou un code de secours.',
  required:
    'Votre collège vous demande de protéger votre compte par une application d’authentification. Le site s’ouvrira dès qu’elle sera configurée.',
  codes: 'Codes de secours',
  codesHint:
    'Conservez ces codes en lieu sûr. Chacun permet de vous connecter une fois sans l’application. Ils ne seront plus affichés.',
  codesLeft:
    '{count, plural, one {Il reste # code de secours} many {Il reste # de codes de secours} other {Il reste # codes de secours}}',
  codesRenew: 'Nouveaux codes de secours',
  codesKept: 'J’ai conservé les codes',
  passkeys: 'Clés d’accès',
  passkeysHint:
    'Une clé d’accès vous connecte par votre doigt, votre visage ou le code PIN de votre appareil, sans mot de passe.',
  passkeyAdd: 'Ajouter une clé d’accès',
  passkeyName: 'Nom de la clé d’accès',
  passkeyAddedOn: 'Ajoutée le {when}',
  passkeyUsedOn: 'utilisée la dernière fois le {when}',
  passkeyRename: 'Renommer',
  passkeyRemove: 'Supprimer',
  calendarHint: 'Connectez un compte de calendrier externe à votre calendrier d’ici.',
  calendarConnect: 'Connecter un calendrier',
  calendarSince: 'Connecté le {when}',
  calendarDisconnect: 'Déconnecter',
} as const satisfies TextsOf<typeof en>;
