import type { TextsOf } from '../../../message-types.ts';
import type { personSignIn as en } from './en.ts';

export const personSignIn = {
  workTitle: 'Munkahelyi fiók',
  workWaiting: 'Bejelentkeztetjük Önt…',
  codeTitle: 'Hitelesítő alkalmazás',
  code: 'Kód',
  codeHint:
    'Adja meg az alkalmazásban látható hat számjegyet, vagy az egyik helyreállítási kódját.',
  codeSubmit: 'Tovább',
  passkeyFailed:
    'A hozzáférési kulcsot nem sikerült használni. Kérjük, próbálja meg újra, vagy jelentkezzen be a jelszavával.',
  calendarTitle: 'Naptárkapcsolat',
  calendarWaiting: 'Összekapcsoljuk a naptárát…',
  calendarConnected: 'A naptára össze van kapcsolva.',
  errorConnecting: 'Kapcsolódási hiba',
  pleaseTryAgain: 'Kérjük, próbálja meg újra',
  tryAgain: 'Újra',
} as const satisfies TextsOf<typeof en>;
