import type { TextsOf } from '../../../message-types.ts';
import type { errorsExam as en } from './en.ts';

export const errorsExam = {
  twoChoices: 'Una pregunta de verdadero o falso tiene exactamente dos opciones.',
  choiceCount: 'Indique de {min, number} a {max, number} opciones.',
  oneCorrect: 'Marque exactamente una opción como correcta.',
  questionNeeded: 'Un examen necesita al menos una pregunta para poder publicarse.',
  notInGroup: 'Esta persona no estudia en el grupo elegido.',
  notOffered: 'El curso de este examen no se ofrece al grupo elegido.',
  attemptOpen:
    'La persona está presentando este examen en este momento. Registre el resultado cuando termine ese intento.',
  inFuture: 'Ese momento todavía no llega.',
  sameScore: 'La calificación ya es esa.',
  ownResult: 'Nadie registra ni corrige un resultado propio.',
  notOpenYet: 'Este examen aún no está abierto.',
  closed: 'Este examen está cerrado. Ya no se puede comenzar.',
  oneSource: 'Elija una pregunta, un banco o escriba una pregunta nueva.',
  poolTooSmall: 'El banco tiene menos preguntas de las que se deben sacar.',
  windowOrder: 'Este momento debe ser posterior al anterior.',
  notRestorable: 'Este intento no se puede reabrir.',
  otherAttemptOpen: 'Hay otro intento de este examen abierto.',
  marksStand:
    'Esta calificación se puede cambiar, pero ya no se puede retirar: el resultado fue corregido o ya se inició otro intento.',
  nobodySits: 'En este momento nadie está presentando este examen.',
  earnedBounds: 'Otorgue de 0 a {max, number} puntos.',
  noPractice: 'Este examen no se puede practicar.',
  numberAhead:
    'Esta respuesta lleva un número que ninguna página pudo haberle dado. Vuelva a cargar la página y responda de nuevo.',
} as const satisfies TextsOf<typeof en>;
