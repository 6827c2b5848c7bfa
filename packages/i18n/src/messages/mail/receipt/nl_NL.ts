import type { TextsOf } from '../../../message-types.ts';
import type { receipt as en } from './en.ts';

export const receipt = {
  subject: 'Ontvangen: {assignment}',
  body: 'We hebben uw werk voor “{assignment}” ontvangen op {submittedAt}.',
  files: '{count, plural, one {# bestand: {names}} other {# bestanden: {names}}}',
  textOnly: 'U hebt een tekst zonder bestanden ingeleverd.',
  code: 'Ontvangstbewijs: {code}',
  hash: 'Controlegetal: {hash}',
  button: 'Opdracht openen',
  keep: 'Bewaar dit bericht: het bewijst wat u hebt ingeleverd en wanneer.',
} as const satisfies TextsOf<typeof en>;
