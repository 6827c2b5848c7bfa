import type { TextsOf } from '../../../message-types.ts';
import type { adminHome as en } from './en.ts';

export const adminHome = {
  welcome: 'Le damos la bienvenida, {name}',
  allRegions: 'Todo el colegio de un vistazo',
  ownRegions: 'De un vistazo: {regions}',
  activeStudents: 'Estudiantes activos',
  recentResults: 'Resultados de exámenes recientes',
  noResults: 'Todavía nadie ha terminado un examen.',
  allResults: 'Todos los resultados',
  reportsOnly: 'Su función da acceso a los informes del colegio.',
  waiting: 'Lo que le espera',
  nothingWaits: 'De momento no le espera nada.',
  oldest: 'Lo más antiguo, desde el {date}',
  waitingNotEnrolled: 'Personas que no han puesto contraseña',
  waitingWithoutGroup: 'Personas sin grupo',
  waitingWithoutMembers: 'Grupos sin miembros',
  waitingWithoutSchema: 'Grupos sin reglas de asistencia',
  waitingWithoutAttendanceAdmin: 'Regiones sin responsable de asistencia',
  waitingUnpublished: 'Documentos sin publicar',
  waitingRequests: 'Solicitudes nuevas',
} as const satisfies TextsOf<typeof en>;
