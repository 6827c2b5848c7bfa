import type { TextsOf } from '../../../message-types.ts';
import type { explainGrades as en } from './en.ts';

export const explainGrades = {
  bestAttempt:
    '{attempts, plural, one {El único intento que cuenta} many {El mejor de # intentos que cuentan} other {El mejor de # intentos que cuentan}}',
  capped: 'Aprobar en una repetición o después de la fecha límite cuenta como 70 % a lo sumo',
  corrected: 'Corregido a mano; al principio era {before, number, percent}',
  gradedByHand: 'Calificado a mano',
  completed: 'Completa: cuenta como 100 %',
  notCompleted: 'Incompleta: cuenta como 0 %',
  marking: 'Entregado y en espera de calificación: aún no cuenta',
  missing: 'No está después de la fecha límite: cuenta como 0 %',
  notRequired: 'Vencía antes del ingreso al grupo: no se exige y no cuenta',
  pending: 'Todavía pendiente: no cuenta antes de la fecha límite',
  part: '{title}: peso {weight, number}, es decir, {share, number, percent} de la calificación',
  mean: 'Media ponderada de {parts, plural, one {# parte} many {# partes} other {# partes}}; los medios se redondean hacia arriba',
  deduction: 'Menos {points, number} puntos porcentuales',
  letter: 'Desde {from, number, percent}: {letter}',
  nothingYet: 'Todavía no cuenta nada',
  because: 'Motivo: {reason}',
} as const satisfies TextsOf<typeof en>;
