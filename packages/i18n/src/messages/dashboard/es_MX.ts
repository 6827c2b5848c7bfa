import type { TextsOf } from '../../message-types.ts';
import type { dashboard as en } from './en.ts';

export const dashboard = {
  goodMorning: 'Buenos días, {name}',
  goodAfternoon: 'Buenas tardes, {name}',
  goodEvening: 'Buenas noches, {name}',
  archivedGroup: '{name} (archivado)',
  continueTitle: 'Continúe donde se quedó',
  startTitle: 'Empiece con su primera lección',
  coursesTitle: 'Mis cursos',
  allCourses: 'Todos los cursos',
  resultsTitle: 'Resultados recientes de exámenes',
  noResults: 'Sus resultados aparecerán aquí después de su primer examen.',
  pendingTitle: 'Exámenes pendientes',
  noPendingExams: 'No tiene exámenes pendientes',
  notificationsTitle: 'Notificaciones sin leer',
  allNotifications: 'Todas las notificaciones',
  noNotifications: 'Está al día.',
  noGroups: 'No se encontraron grupos',
  noGroupsText: 'Todavía no pertenece a ningún grupo. La oficina de su campus le agregará a uno.',
  noGroupsStaffText:
    'No pertenece a ningún grupo. Agréguese a uno en la administración para ver aquí sus cursos.',
  alumniTitle: 'Para nuestros exalumnos',
  alumniText:
    'La biblioteca de cursos, las noticias y el registro de ministerios están en el portal de exalumnos.',
  openAlumni: 'Abrir el portal de exalumnos',
  dueNextTitle: 'Próxima entrega',
  pendingAssignmentsTitle: 'Tareas pendientes',
  noPendingAssignments: 'No tiene tareas pendientes',
  due: 'Fecha límite:',
  atCampus: '({time} en su campus)',
  timeLeft: 'Tiempo restante: {time}',
} as const satisfies TextsOf<typeof en>;
