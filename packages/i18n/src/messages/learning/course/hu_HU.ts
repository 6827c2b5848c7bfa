import type { TextsOf } from '../../../message-types.ts';
import type { learningCourse as en } from './en.ts';

export const learningCourse = {
  text: 'Szöveg',
  opensOn: 'Megnyílik: {date}',
  read: 'Elolvasva',
  year: '{year, number}. évfolyam',
  from: 'Kezdés: {date}',
  dates: '{start} és {end} között',
  over: 'Ez a kurzus véget ért. Továbbra is megnézheti.',
  groupProgress: 'A csoport haladása',
  searchStudents: 'Hallgatók keresése',
  student: 'Hallgató',
  lessonsDone: 'Befejezett leckék',
  seen: 'Megtekintve',
  lastSeen: 'Legutóbb',
  never: 'Soha',
  exportCsv: 'Exportálás CSV-be',
  noStudents: 'Ennek a csoportnak még nincsenek hallgatói.',
  noneFound: 'Nincs hallgató erre: „{text}”.',
  noGroup: 'Ön nem vezet olyan csoportot, amely felvette ezt a kurzust.',
  eachLesson: '{name} leckéi egyenként',
  preview: 'Ezt úgy látja, ahogy egy hallgató. Semmi sem kerül mentésre.',
  examRoom: 'Vizsgafelügyelet',
  toMark: 'Értékelésre vár',
  groupExams: 'Csoportjainak vizsgái',
} as const satisfies TextsOf<typeof en>;
