import type { TextsOf } from '../../../message-types.ts';
import type { trial as en } from './en.ts';

export const trial = {
  subject: 'Un’e-mail di prova',
  body: 'Se legge questo messaggio, le e-mail dell’istituto all’indirizzo {siteUrl} arrivano.',
  button: 'Apri il sito',
  footnote: 'Questa e-mail è stata richiesta durante la configurazione dell’istituto.',
} as const satisfies TextsOf<typeof en>;
