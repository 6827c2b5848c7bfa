import type { TextsOf } from '../../../message-types.ts';
import type { workVerify as en } from './en.ts';

export const workVerify = {
  genuine: 'Diese Leistungsübersicht wurde von {organisation} ausgestellt.',
  revoked: 'Diese Leistungsübersicht wurde am {date} widerrufen. Sie gilt nicht mehr.',
  unknownTitle: 'Keine Leistungsübersicht hat diesen Code',
  unknownHint:
    'Bitte vergleichen Sie jedes Zeichen mit dem Papier und geben Sie den Code noch einmal ein.',
  code: 'Code auf der Leistungsübersicht',
  check: 'Prüfen',
  student: 'Student/in',
  issued: 'Ausgestellt',
  compare: 'Vergleichen Sie diese Noten mit dem Papier: Was hier steht, wurde ausgestellt.',
  course: 'Kurs',
  score: 'Ergebnis',
  letter: 'Note',
  inProgress: 'Läuft noch',
  otherCourses: 'Weitere Kurse, {year}',
} as const satisfies TextsOf<typeof en>;
