import type { TextsOf } from '../../../message-types.ts';
import type { learningResult as en } from './en.ts';

export const learningResult = {
  marking: 'Su examen se está calificando',
  markingText:
    'Una persona lee sus respuestas escritas. Se le avisará cuando el resultado esté listo.',
  timeUpText: 'Se acabó el tiempo. Se entregó lo que había respondido.',
  closedText:
    'La página se cerró y no se volvió a abrir a tiempo, por lo que este intento cuenta como reprobado.',
  lostText:
    'Se perdió la conexión y no volvió a tiempo, por lo que este intento cuenta como reprobado.',
  loggedOutText:
    'Se cerró su sesión antes de entregar el examen, por lo que este intento cuenta como reprobado.',
  staffText: 'Su docente terminó este intento.',
  practiceText: 'Esto fue una práctica. El resultado no cuenta.',
  heldBackTitle: 'Su práctica ha terminado',
  heldBackText:
    'El examen hace las mismas preguntas. Lo que era correcto se muestra cuando usted lo haya aprobado o ya no le queden intentos.',
  howScore: 'Cómo se obtuvo el resultado',
  evidence: 'Lo que se registró',
  eventStarted: 'Intento iniciado',
  eventCameBack: 'Página abierta de nuevo',
  eventHidden: 'Cambio a otra ventana',
  eventLeft: 'Salida de la página',
  eventClosed: 'Página cerrada',
  eventLost: 'Conexión perdida',
  eventLoggedOut: 'Sesión cerrada',
  eventWarned: 'Advertencia antes de salir',
  eventExtended: 'Tiempo adicional',
  eventMessage: 'Mensaje del docente',
  eventHandedIn: 'Entregado',
  eventTimeUp: 'Tiempo agotado',
  eventFailed: 'Contado como reprobado',
  eventRestored: 'Intento restablecido',
  eventEnded: 'Terminado por el docente',
  eventServerAway: 'El servidor no estuvo disponible; ese tiempo no cuenta',
  eventClockCorrected: 'Se ajustó el reloj del servidor; el tiempo restante no cambia',
  partly: 'Parcialmente correcta',
  notGraded: 'Aún sin calificar',
  comment: 'Comentario',
  notShown: 'Las respuestas correctas de este examen no se muestran por ahora.',
} as const satisfies TextsOf<typeof en>;
