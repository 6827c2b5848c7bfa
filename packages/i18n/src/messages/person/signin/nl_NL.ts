import type { TextsOf } from '../../../message-types.ts';
import type { personSignIn as en } from './en.ts';

export const personSignIn = {
  workWaiting: 'U wordt ingelogd…',
  codeTitle: 'Authenticator-app',
  code: 'Code',
  codeHint: 'Voer de zes cijfers in die uw app toont, of een van uw herstelcodes.',
  codeSubmit: 'Doorgaan',
  calendarWaiting: 'Uw agenda wordt gekoppeld…',
  calendarConnected: 'Uw agenda is gekoppeld.',
  errorConnecting: 'Fout bij het verbinden',
  pleaseTryAgain: 'Probeer het opnieuw',
  tryAgain: 'Opnieuw proberen',
} as const satisfies TextsOf<typeof en>;
