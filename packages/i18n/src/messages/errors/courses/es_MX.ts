import type { TextsOf } from '../../../message-types.ts';
import type { errorsCourses as en } from './en.ts';

export const errorsCourses = {
  hasRecordings: 'Esta lección tiene grabaciones. Quítelas antes de convertirla en un texto.',
  playsNothing: 'Una lección de este tipo no reproduce nada. Elija primero otro tipo.',
  checkAfterEnd: 'Este tiempo no está antes del final de la grabación.',
  checkSameTime: 'En este tiempo ya se hace otra pregunta.',
  checkOfOtherCourse: 'Esta pregunta pertenece a otro curso.',
  checkKind:
    'Aquí solo se pueden usar opción única, opción múltiple, verdadero o falso y respuesta corta.',
} as const satisfies TextsOf<typeof en>;
