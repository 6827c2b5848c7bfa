import type { TextsOf } from '../../../message-types.ts';
import type { personSignIn as en } from './en.ts';

export const personSignIn = {
  workWaiting: 'Bejelentkeztetjük Önt…',
  codeTitle: 'Hitelesítő alkalmazás',
  code: 'Kód',
  codeHint:
    'Adja meg az alkalmazásban látható hat számjegyet, vagy az egyik helyreállítási kódját.',
  codeSubmit: 'Tovább',
  calendarWaiting: 'Összekapcsoljuk a naptárát…',
  calendarConnected: 'A naptára össze van kapcsolva.',
  errorConnecting: 'Kapcsolódási hiba',
  pleaseTryAgain: 'Kérjük, próbálja meg újra',
  tryAgain: 'Újra',
} as const satisfies TextsOf<typeof en>;
