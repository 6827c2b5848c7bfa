import type { TextsOf } from '../../../message-types.ts';
import type { adminD2l as en } from './en.ts';

export const adminD2l = {
  body: 'Sie werden auf {host} mit Ihrem Namen angemeldet. Der Weg dorthin gilt einmal und eine Minute lang; jede Nutzung wird vermerkt.',
  notConfigured:
    'Es ist keine Brightspace-Website eingerichtet. Wer den Server betreibt, gibt ihre Adresse und den gemeinsamen Schlüssel an.',
  expired:
    'Dieser Weg zu Brightspace wurde bereits genutzt oder ist abgelaufen. Bitte beginnen Sie von vorn.',
} as const satisfies TextsOf<typeof en>;
