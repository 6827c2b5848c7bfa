import type { TextsOf } from '../../../message-types.ts';
import type { gradebook as en } from './en.ts';

export const gradebook = {
  name: 'Dziennik ocen',
  plural: 'Dziennik ocen',
  'fields.groupId': 'Grupa',
  'fields.courseId': 'Kurs',
  search: 'Szukaj według nazwiska',
  student: 'Student/ka',
  grade: 'Ocena',
  letter: 'Stopień',
  weight: 'Waga {weight, number}',
  stateMISSING: 'Brak',
  stateNOT_REQUIRED: 'Niewymagane (dołączono później)',
  statePENDING: 'Przed terminem',
  stateMARKING: 'Czeka na ocenę',
  explain: 'Skąd ta ocena: {name}',
  choose: 'Proszę wybrać grupę i jeden z jej kursów.',
  noCourses: 'Tej grupie nie przypisano żadnego opublikowanego kursu.',
  nobody: 'Nikogo nie znaleziono.',
  csv: 'Pobierz jako CSV',
  print: 'Drukuj',
  step: '{text}: {value, number, percent}',
  'fields.score': 'Wynik w procentach',
  'fields.reason': 'Powód',
  correct: 'Skoryguj ocenę',
  correctBody:
    'Prace {name} pozostają bez zmian; zamiast nich liczy się skorygowana ocena, dopóki nie zostanie wycofana. {name} otrzyma powiadomienie i przeczyta powód.',
  corrected: 'Ocena {name} została skorygowana',
  withdraw: 'Wycofaj korektę',
  withdrawBody:
    'Ponownie liczy się ocena wynikająca z prac {name}. {name} otrzyma powiadomienie i przeczyta powód.',
  withdrawn: 'Korekta dla {name} została wycofana',
} as const satisfies TextsOf<typeof en>;
