import type { TextsOf } from '../../../message-types.ts';
import type { receipt as en } from './en.ts';

export const receipt = {
  subject: 'Eingegangen: {assignment}',
  body: 'Ihre Arbeit zu „{assignment}“ ist am {submittedAt} bei uns eingegangen.',
  files: '{count, plural, one {# Datei: {names}} other {# Dateien: {names}}}',
  textOnly: 'Sie haben einen Text ohne Dateien eingereicht.',
  code: 'Beleg: {code}',
  hash: 'Prüfsumme: {hash}',
  button: 'Aufgabe öffnen',
  keep: 'Bitte bewahren Sie diese Nachricht auf: Sie belegt, was Sie wann eingereicht haben.',
} as const satisfies TextsOf<typeof en>;
