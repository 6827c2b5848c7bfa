import type { TextsOf } from '../../../message-types.ts';
import type { workVerify as en } from './en.ts';

export const workVerify = {
  genuine: 'Deze cijferlijst is uitgegeven door {organisation}.',
  revoked: 'Deze cijferlijst is op {date} ingetrokken. Ze geldt niet meer.',
  unknownTitle: 'Geen cijferlijst heeft deze code',
  unknownHint: 'Vergelijk elk teken met het papier en voer de code opnieuw in.',
  code: 'Code op de cijferlijst',
  check: 'Controleren',
  student: 'Student',
  issued: 'Uitgegeven',
  compare: 'Vergelijk deze cijfers met het papier: wat hier staat, is uitgegeven.',
  course: 'Cursus',
  score: 'Resultaat',
  letter: 'Cijfer',
  inProgress: 'Bezig',
  otherCourses: 'Overige cursussen, {year}',
} as const satisfies TextsOf<typeof en>;
