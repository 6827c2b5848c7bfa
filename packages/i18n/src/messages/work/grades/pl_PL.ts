import type { TextsOf } from '../../../message-types.ts';
import type { workGrades as en } from './en.ts';

export const workGrades = {
  none: 'Nie ma jeszcze ocen. Pojawią się tutaj po rozpoczęciu jednego z kursów.',
  noneYet: 'Jeszcze bez oceny',
  points: 'Punkty za ocenę: {points}',
  soFar: 'dotychczas',
  part: 'Egzamin lub zadanie',
  weight: 'Waga',
  score: 'Wynik',
  letter: 'Ocena literowa',
  missing: 'Brak',
  notRequired: 'Niewymagane',
  pending: 'Przed nami',
  courseGrade: 'Ocena z kursu',
  deduction: 'Odliczenie (punkty procentowe)',
  howPart: 'Skąd wzięła się liczba: {title}',
  howCourse: 'Skąd wzięła się ocena z kursu',
  whatIf: 'Co by było, gdyby…',
  whatIfHint:
    'Proszę wpisać inne wyniki, aby zobaczyć, jak zmieniłaby się ocena z kursu. Te liczby nie są prawdziwe i niczego nie zapisujemy.',
  guess: 'Wynik na próbę',
  guessFor: 'Wynik na próbę: {title}',
  wouldBe: 'Ocena z kursu wyniosłaby',
  reset: 'Wyzeruj',
  backToReal: 'Powrót do prawdziwej oceny',
  history: 'Zmiany ocen',
  noChanges: 'Żadna z ocen nie została zmieniona.',
  changed: 'z {before} na {after}',
} as const satisfies TextsOf<typeof en>;
