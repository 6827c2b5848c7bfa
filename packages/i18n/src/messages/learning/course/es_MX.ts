import type { TextsOf } from '../../../message-types.ts';
import type { learningCourse as en } from './en.ts';

export const learningCourse = {
  text: 'Texto',
  opensOn: 'Se abre el {date}',
  read: 'Leída',
  year: 'Año {year, number}',
  from: 'Desde el {date}',
  dates: '{start} a {end}',
  over: 'Este curso ha terminado. Aún puede consultarlo.',
  groupProgress: 'Avance del grupo',
  searchStudents: 'Buscar estudiantes',
  student: 'Estudiante',
  lessonsDone: 'Lecciones completadas',
  seen: 'Visto',
  lastSeen: 'Última vez',
  never: 'Nunca',
  exportCsv: 'Exportar como CSV',
  noStudents: 'Este grupo aún no tiene estudiantes.',
  noneFound: 'Ningún estudiante coincide con «{text}».',
  noGroup: 'Usted no guía ningún grupo que tome este curso.',
  eachLesson: 'Cada lección de {name}',
  preview: 'Usted ve esto como lo ve un estudiante. No se guarda nada.',
  examRoom: 'Sala de examen',
  toMark: 'Por calificar',
  groupExams: 'Exámenes de sus grupos',
} as const satisfies TextsOf<typeof en>;
