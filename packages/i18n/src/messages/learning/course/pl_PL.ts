import type { TextsOf } from '../../../message-types.ts';
import type { learningCourse as en } from './en.ts';

export const learningCourse = {
  text: 'Tekst',
  opensOn: 'Otwarcie: {date}',
  read: 'Przeczytane',
  year: 'Rok {year, number}',
  from: 'Od {date}',
  dates: 'od {start} do {end}',
  over: 'Ten kurs się zakończył. Nadal można go przeglądać.',
  groupProgress: 'Postępy grupy',
  searchStudents: 'Szukaj studentów',
  student: 'Studenci',
  lessonsDone: 'Ukończone lekcje',
  seen: 'Obejrzano',
  lastSeen: 'Ostatnio',
  never: 'Nigdy',
  exportCsv: 'Eksportuj jako CSV',
  noStudents: 'Ta grupa nie ma jeszcze studentów.',
  noneFound: 'Brak studentów pasujących do „{text}”.',
  noGroup: 'Pod Państwa opieką nie ma żadnej grupy z tym kursem.',
  eachLesson: 'Poszczególne lekcje: {name}',
  preview: 'Jest to widok studenta. Nic nie jest zapisywane.',
  examRoom: 'Sala egzaminacyjna',
  toMark: 'Do oceny',
  groupExams: 'Egzaminy Państwa grup',
} as const satisfies TextsOf<typeof en>;
