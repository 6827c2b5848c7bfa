import type { TextsOf } from '../../../message-types.ts';
import type { learningCourse as en } from './en.ts';

export const learningCourse = {
  text: 'Testo',
  opensOn: 'Si apre il {date}',
  read: 'Letta',
  year: 'Anno {year, number}',
  from: 'Dal {date}',
  dates: 'dal {start} al {end}',
  over: 'Questo corso è terminato. È ancora possibile consultarlo.',
  groupProgress: 'Progressi del gruppo',
  searchStudents: 'Cerca studenti',
  student: 'Studente',
  lessonsDone: 'Lezioni completate',
  seen: 'Visto',
  lastSeen: 'Ultima volta',
  never: 'Mai',
  exportCsv: 'Esporta come CSV',
  noStudents: 'Questo gruppo non ha ancora studenti.',
  noneFound: 'Nessuno studente corrisponde a «{text}».',
  noGroup: 'Lei non segue alcun gruppo che frequenta questo corso.',
  eachLesson: 'Le singole lezioni di {name}',
  preview: 'Lei vede tutto come uno studente. Nulla viene salvato.',
  examRoom: 'Aula d’esame',
  toMark: 'Da valutare',
  groupExams: 'Esami dei Suoi gruppi',
} as const satisfies TextsOf<typeof en>;
