import type { TextsOf } from '../../../message-types.ts';
import type { personSignIn as en } from './en.ts';

export const personSignIn = {
  workTitle: 'Konto służbowe',
  workWaiting: 'Trwa logowanie…',
  codeTitle: 'Aplikacja uwierzytelniająca',
  code: 'Kod',
  codeHint: 'Prosimy podać sześć cyfr z aplikacji albo jeden z kodów odzyskiwania.',
  codeSubmit: 'Dalej',
  passkeyFailed:
    'Nie udało się użyć klucza dostępu. Prosimy spróbować ponownie albo zalogować się hasłem.',
  calendarTitle: 'Połączenie z kalendarzem',
  calendarWaiting: 'Trwa łączenie z kalendarzem…',
  calendarConnected: 'Kalendarz jest połączony.',
  errorConnecting: 'Błąd połączenia',
  pleaseTryAgain: 'Prosimy spróbować ponownie',
  tryAgain: 'Spróbuj ponownie',
} as const satisfies TextsOf<typeof en>;
