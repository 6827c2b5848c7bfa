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
  poolOfOtherCourse: 'Este grupo de preguntas pertenece a otro curso.',
  revised: 'Otra persona modificó esta pregunta mientras tanto. No se guardó nada.',
  asked: 'Estos exámenes usan la pregunta: {exams}. En su lugar se puede archivar.',
  askedInLessons:
    'Las grabaciones de estas lecciones se detienen en esta pregunta: {lessons}. En su lugar se puede archivar.',
  moreExams: '{count, plural, one {# examen más} many {# exámenes más} other {# exámenes más}}',
  answered: 'Hay estudiantes que respondieron esta pregunta. En su lugar se puede archivar.',
} as const satisfies TextsOf<typeof en>;
