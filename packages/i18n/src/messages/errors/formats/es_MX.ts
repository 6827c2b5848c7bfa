import type { TextsOf } from '../../../message-types.ts';
import type { errorsQuestionFiles as en } from './en.ts';

export const errorsQuestionFiles = {
  unreadable:
    'Este archivo no se puede leer en el formato elegido. Quizá tenga otro formato o esté incompleto.',
  noQuestions: 'En este archivo no hay ninguna pregunta.',
  tooMany: 'Un archivo trae como máximo {max, number} preguntas.',
  unknownKind: 'Este tipo de pregunta no se conoce aquí: {kind}',
  noAnswers: 'No hay respuestas entre llaves: esto es un texto, no una pregunta.',
  variables:
    'Las variables hacen de esto una pregunta distinta para cada persona, lo que aquí no se conoce.',
  severalInOne: 'Aquí hay varias preguntas en una, lo que no se conoce: {kind}',
  noText: 'Falta un texto de la pregunta o de una respuesta.',
  feedback: 'Las pistas y los comentarios no se conservan.',
  media: 'Las imágenes, los sonidos y los archivos no se conservan.',
  formatting: 'Las negritas, listas y tablas pasan a texto simple.',
  weights: 'Las respuestas que daban una parte de los puntos cuentan por completo o nada.',
  points: 'Los puntos se indican en un examen, no en la pregunta.',
  wildcards: 'Las respuestas con comodines como * se omiten.',
  severalNumbers: 'De varios números correctos solo se conserva uno.',
  choicesToText: 'Lo que se elegía de una lista aquí se escribe en un espacio.',
  encoding: 'Algunos caracteres no se pudieron leer.',
  otherLanguages: 'En el archivo solo están los textos en el idioma del curso.',
  choiceWords: 'Las palabras de las dos opciones pasan a ser las usuales de verdadero y falso.',
  guidance: 'Las notas para quien califica no se conservan.',
  maxWords: 'El límite de palabras no se conserva.',
  unit: 'La unidad, o todas menos una, no se conserva.',
  allOrNothing: 'El formato no puede indicar que solo cuenta una respuesta totalmente correcta.',
  caseSensitive: 'No se conserva con exactitud si cuentan las mayúsculas.',
  tolerance: 'Los números de los espacios deben escribirse con exactitud.',
  pairsToColumns: 'Lo que se podía emparejar libremente está en dos columnas.',
  marksToChoices: 'Las palabras que se marcaban en el texto se ofrecen como opciones.',
  leftOut: 'Esta pregunta no está en el archivo: el formato no tiene nada parecido.',
} as const satisfies TextsOf<typeof en>;
