import type { TextsOf } from '../../../message-types.ts';
import type { learningCourse as en } from './en.ts';

export const learningCourse = {
  text: 'Text',
  opensOn: 'Öffnet sich am {date}',
  read: 'Gelesen',
  year: '{year, number}. Jahr',
  from: 'Ab {date}',
  dates: '{start} bis {end}',
  over: 'Dieser Kurs ist beendet. Sie können ihn weiterhin ansehen.',
  groupProgress: 'Fortschritt der Gruppe',
  searchStudents: 'Studierende suchen',
  student: 'Studierende',
  lessonsDone: 'Abgeschlossene Lektionen',
  seen: 'Gesehen',
  lastSeen: 'Zuletzt gesehen',
  never: 'Nie',
  exportCsv: 'Als CSV exportieren',
  noStudents: 'Diese Gruppe hat noch keine Studierenden.',
  noneFound: 'Keine Studierenden für „{text}“ gefunden.',
  noGroup: 'Sie leiten keine Gruppe, die diesen Kurs belegt.',
  eachLesson: 'Die einzelnen Lektionen von {name}',
  preview: 'Sie sehen dies wie Studierende. Nichts wird gespeichert.',
  examRoom: 'Prüfungsaufsicht',
  toMark: 'Zu bewerten',
  groupExams: 'Prüfungen Ihrer Gruppen',
} as const satisfies TextsOf<typeof en>;
