import type { TextsOf } from '../../../message-types.ts';
import type { workVerify as en } from './en.ts';

export const workVerify = {
  genuine: 'Ten wykaz wystawiła instytucja {organisation}.',
  revoked: 'Ten wykaz unieważniono {date}. Nie jest już ważny.',
  unknownTitle: 'Żaden wykaz nie ma tego kodu',
  unknownHint: 'Proszę porównać każdy znak z dokumentem i wpisać kod ponownie.',
  code: 'Kod na wykazie',
  check: 'Sprawdź',
  student: 'Student/ka',
  issued: 'Wystawiono',
  compare: 'Proszę porównać te oceny z dokumentem: tutaj jest to, co wystawiono.',
  course: 'Kurs',
  score: 'Wynik',
  letter: 'Ocena',
  inProgress: 'W toku',
  otherCourses: 'Inne kursy, {year}',
} as const satisfies TextsOf<typeof en>;
