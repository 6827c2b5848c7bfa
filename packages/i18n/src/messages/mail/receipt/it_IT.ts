import type { TextsOf } from '../../../message-types.ts';
import type { receipt as en } from './en.ts';

export const receipt = {
  subject: 'Ricevuto: {assignment}',
  body: 'Abbiamo ricevuto il Suo lavoro per «{assignment}» il {submittedAt}.',
  files: '{count, plural, one {# file: {names}} many {# di file: {names}} other {# file: {names}}}',
  textOnly: 'Ha consegnato un testo senza file.',
  code: 'Ricevuta: {code}',
  hash: 'Somma di controllo: {hash}',
  button: 'Apri il compito',
  keep: 'Conservi questo messaggio: prova che cosa ha consegnato e quando.',
} as const satisfies TextsOf<typeof en>;
