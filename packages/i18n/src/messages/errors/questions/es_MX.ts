import type { TextsOf } from '../../../message-types.ts';
import type { errorsQuestions as en } from './en.ts';

export const errorsQuestions = {
  rightAndWrong: 'Marque al menos una opción como correcta y deje al menos una sin marcar.',
  partCount: 'Indique de {min, number} a {max, number} elementos.',
  optionCount: 'Ofrezca de {min, number} a {max, number} respuestas para relacionar.',
  eachMatched: 'Elija la respuesta que corresponde a cada enunciado.',
  blanksInText: 'Cada espacio debe aparecer exactamente una vez en el texto de cada idioma.',
  acceptedCount: 'Indique de {min, number} a {max, number} respuestas aceptadas.',
  stays: 'Esto ya no se puede cambiar.',
  asked:
    'Un examen hace esta pregunta o los estudiantes ya la respondieron. En su lugar, puede archivarla.',
  poolOfOtherCourse: 'Este grupo de preguntas pertenece a otro curso.',
} as const satisfies TextsOf<typeof en>;
