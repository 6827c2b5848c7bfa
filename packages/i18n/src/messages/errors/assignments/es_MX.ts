import type { TextsOf } from '../../../message-types.ts';
import type { errorsAssignments as en } from './en.ts';

export const errorsAssignments = {
  notYet: 'Esta tarea aún no está abierta.',
  closed: 'El plazo ha vencido: ya no se puede entregar nada.',
  graded: 'Este trabajo ya fue calificado: ya no se puede cambiar nada.',
  handedIn: 'Este trabajo ya fue entregado. Retírelo antes de cambiarlo.',
  nothing: 'Escriba algo o agregue un archivo antes de entregar.',
  lateReason: 'Indique por qué lo entrega tarde.',
  filesOnly: 'Para esta tarea solo se aceptan archivos, no texto.',
  textOnly: 'Para esta tarea solo se acepta texto, no archivos.',
  tooManyFiles:
    'Hay espacio para {max, plural, one {# archivo} many {# de archivos} other {# archivos}}.',
  ownWork: 'Nadie califica su propio trabajo.',
  score: 'Indique una calificación de 0 a 100.',
  completion: 'Elija completo o incompleto.',
  kindStays: 'Ya se entregaron trabajos, por lo que el tipo no cambia.',
  untilPassed: 'Elija un momento que aún no haya pasado.',
  dueBeforeOpening: 'El plazo debe ser posterior a la apertura.',
  tooManyComments:
    'Hay espacio para {max, number} comentarios guardados. Elimine alguno que ya no necesite.',
} as const satisfies TextsOf<typeof en>;
