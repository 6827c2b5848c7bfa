import type { TextsOf } from '../../../message-types.ts';
import type { personSignIn as en } from './en.ts';

export const personSignIn = {
  workWaiting: 'Trwa logowanie…',
  codeTitle: 'Aplikacja uwierzytelniająca',
  code: 'Kod',
  codeHint: 'Prosimy podać sześć cyfr z aplikacji albo jeden z kodów odzyskiwania.',
  codeSubmit: 'Dalej',
  calendarWaiting: 'Trwa łączenie z kalendarzem…',
  calendarConnected: 'Kalendarz jest połączony.',
  errorConnecting: 'Błąd połączenia',
  pleaseTryAgain: 'Prosimy spróbować ponownie',
  tryAgain: 'Spróbuj ponownie',
} as const satisfies TextsOf<typeof en>;
