import type { TextsOf } from '../../../message-types.ts';
import type { adminSecurity as en } from './en.ts';

export const adminSecurity = {
  resetFactor: 'Authentifizierungs-App entfernen',
  resetFactorTitle: 'Die Authentifizierungs-App von {name} entfernen?',
  resetFactorHint:
    'Tun Sie dies nur, wenn Sie sicher sind, wer darum bittet. Die Person erfährt es per E-Mail, mit Ihrem Namen und dem Grund, und wird überall abgemeldet.',
  resetFactorDone: 'Die Authentifizierungs-App wurde entfernt.',
} as const satisfies TextsOf<typeof en>;
