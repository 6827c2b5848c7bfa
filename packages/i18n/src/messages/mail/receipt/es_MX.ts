import type { TextsOf } from '../../../message-types.ts';
import type { receipt as en } from './en.ts';

export const receipt = {
  subject: 'Recibido: {assignment}',
  body: 'Recibimos su trabajo de «{assignment}» el {submittedAt}.',
  files:
    '{count, plural, one {# archivo: {names}} many {# de archivos: {names}} other {# archivos: {names}}}',
  textOnly: 'Entregó un texto sin archivos.',
  code: 'Comprobante: {code}',
  hash: 'Suma de comprobación: {hash}',
  button: 'Abrir la tarea',
  keep: 'Conserve este mensaje: comprueba qué entregó y cuándo.',
} as const satisfies TextsOf<typeof en>;
