import type { TextsOf } from '../../../message-types.ts';
import type { learningCourse as en } from './en.ts';

export const learningCourse = {
  text: 'Tekst',
  opensOn: 'Gaat open op {date}',
  read: 'Gelezen',
  year: 'Jaar {year, number}',
  from: 'Vanaf {date}',
  dates: '{start} tot en met {end}',
  over: 'Deze cursus is afgelopen. U kunt hem nog steeds bekijken.',
  groupProgress: 'Voortgang van de groep',
  searchStudents: 'Studenten zoeken',
  student: 'Naam van de student',
  lessonsDone: 'Afgeronde lessen',
  seen: 'Gezien',
  lastSeen: 'Laatst gezien',
  never: 'Nooit',
  exportCsv: 'Als CSV exporteren',
  noStudents: 'Deze groep heeft nog geen studenten.',
  noneFound: 'Geen student gevonden voor ‘{text}’.',
  noGroup: 'U begeleidt geen groep die deze cursus volgt.',
  eachLesson: 'Elke les van {name}',
  preview: 'U ziet dit zoals een student het ziet. Er wordt niets opgeslagen.',
  examRoom: 'Examenzaal',
  toMark: 'Na te kijken',
  groupExams: 'Examens van uw groepen',
} as const satisfies TextsOf<typeof en>;
