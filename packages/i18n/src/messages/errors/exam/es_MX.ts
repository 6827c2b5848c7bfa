import type { TextsOf } from '../../../message-types.ts';
import type { errorsExam as en } from './en.ts';

export const errorsExam = {
  twoChoices: 'Una pregunta de verdadero o falso tiene exactamente dos opciones.',
  choiceCount: 'Indique de {min, number} a {max, number} opciones.',
  oneCorrect: 'Marque exactamente una opción como correcta.',
  questionNeeded: 'Un examen necesita al menos una pregunta para poder publicarse.',
  answered:
    'Ya hay estudiantes que respondieron esta pregunta. No se puede eliminar, y sus puntos y su respuesta correcta no se pueden cambiar.',
} as const satisfies TextsOf<typeof en>;
