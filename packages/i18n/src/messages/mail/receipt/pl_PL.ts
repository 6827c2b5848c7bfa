import type { TextsOf } from '../../../message-types.ts';
import type { receipt as en } from './en.ts';

export const receipt = {
  subject: 'Otrzymano: {assignment}',
  body: 'Otrzymaliśmy Państwa pracę do zadania „{assignment}” dnia {submittedAt}.',
  files:
    '{count, plural, one {# plik: {names}} few {# pliki: {names}} many {# plików: {names}} other {# pliku: {names}}}',
  textOnly: 'Oddano tekst bez plików.',
  code: 'Potwierdzenie: {code}',
  hash: 'Suma kontrolna: {hash}',
  button: 'Otwórz zadanie',
  keep: 'Prosimy zachować tę wiadomość: jest dowodem tego, co i kiedy zostało oddane.',
} as const satisfies TextsOf<typeof en>;
