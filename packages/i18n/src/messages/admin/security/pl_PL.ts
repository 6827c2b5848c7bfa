import type { TextsOf } from '../../../message-types.ts';
import type { adminSecurity as en } from './en.ts';

export const adminSecurity = {
  resetFactor: 'Usuń aplikację uwierzytelniającą',
  resetFactorTitle: 'Usunąć aplikację uwierzytelniającą tej osoby: {name}?',
  resetFactorHint:
    'Tylko wtedy, gdy jest pewne, kto o to prosi. Ta osoba dostanie e-mail z imieniem i nazwiskiem usuwającego oraz powodem i zostanie wszędzie wylogowana.',
  resetFactorDone: 'Aplikacja uwierzytelniająca została usunięta.',
} as const satisfies TextsOf<typeof en>;
