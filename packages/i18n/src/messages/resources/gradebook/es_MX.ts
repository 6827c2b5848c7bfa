import type { TextsOf } from '../../../message-types.ts';
import type { gradebook as en } from './en.ts';

export const gradebook = {
  name: 'Libro de calificaciones',
  plural: 'Libro de calificaciones',
  'fields.groupId': 'Grupo',
  'fields.courseId': 'Curso',
  search: 'Buscar por nombre',
  student: 'Estudiante',
  grade: 'Calificación',
  letter: 'Letra',
  weight: 'Peso {weight, number}',
  stateMISSING: 'Falta',
  stateNOT_REQUIRED: 'No se exige (ingresó después)',
  statePENDING: 'Pendiente',
  stateMARKING: 'En espera de calificación',
  explain: 'Cómo se obtuvo: {name}',
  choose: 'Elija un grupo y uno de sus cursos.',
  noCourses: 'A este grupo no se le ofrece ningún curso publicado.',
  nobody: 'No se encontró a nadie.',
  csv: 'Descargar en CSV',
  print: 'Imprimir',
  step: '{text}: {value, number, percent}',
  'fields.score': 'Puntuación en porcentaje',
  'fields.reason': 'Motivo',
  correct: 'Corregir la calificación',
  correctBody:
    'El trabajo de {name} queda como está; la calificación corregida cuenta en su lugar hasta que se retire. {name} recibe un aviso y lee el motivo.',
  corrected: 'La calificación de {name} está corregida',
  withdraw: 'Retirar la corrección',
  withdrawBody:
    'Vuelve a contar la calificación que resulta del trabajo de {name}. {name} recibe un aviso y lee el motivo.',
  withdrawn: 'La corrección de {name} está retirada',
} as const satisfies TextsOf<typeof en>;
