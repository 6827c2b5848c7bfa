import type { TextsOf } from '../../../message-types.ts';
import type { examReminder as en } from './en.ts';

export const examReminder = {
  subject: '{exam}: el plazo vence mañana',
  body: 'Todavía no ha aprobado el examen «{exam}» del curso «{course}». El plazo vence el {deadline} ({zone}).',
  penalty: 'Quien entrega después del plazo y aprueba obtiene {cap, number, percent} como máximo.',
  button: 'Ir al examen',
  footnote: 'Recibe este mensaje porque el examen pertenece a su grupo.',
} as const satisfies TextsOf<typeof en>;
