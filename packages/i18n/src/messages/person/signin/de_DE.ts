import type { TextsOf } from '../../../message-types.ts';
import type { personSignIn as en } from './en.ts';

export const personSignIn = {
  workWaiting: 'Sie werden angemeldet …',
  codeTitle: 'Authentifizierungs-App',
  code: 'Code',
  codeHint:
    'Geben Sie die sechs Ziffern ein, die Ihre App zeigt, oder einen Ihrer Wiederherstellungscodes.',
  codeSubmit: 'Weiter',
  calendarWaiting: 'Ihr Kalender wird verbunden …',
  calendarConnected: 'Ihr Kalender ist verbunden.',
  errorConnecting: 'Fehler beim Verbinden',
  pleaseTryAgain: 'Bitte versuchen Sie es noch einmal',
  tryAgain: 'Erneut versuchen',
} as const satisfies TextsOf<typeof en>;
