import type { TextsOf } from '../../../message-types.ts';
import type { personSignIn as en } from './en.ts';

export const personSignIn = {
  workWaiting: 'Connexion en cours…',
  codeTitle: 'Application d’authentification',
  code: 'Code',
  codeHint:
    'Saisissez les six chiffres affichés par votre application, ou l’un de vos codes de secours.',
  codeSubmit: 'Continuer',
  calendarWaiting: 'Connexion de votre calendrier en cours…',
  calendarConnected: 'Votre calendrier est connecté.',
  errorConnecting: 'Erreur de connexion',
  pleaseTryAgain: 'Veuillez réessayer',
  tryAgain: 'Réessayer',
} as const satisfies TextsOf<typeof en>;
