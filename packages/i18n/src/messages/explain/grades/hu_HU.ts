import type { TextsOf } from '../../../message-types.ts';
import type { explainGrades as en } from './en.ts';

export const explainGrades = {
  bestAttempt:
    '{attempts, plural, one {Az egyetlen számító kísérlet} other {A legjobb a # számító kísérletből}}',
  capped: 'Az ismétlésen vagy határidő után elért sikeres eredmény legfeljebb 70 %-nak számít',
  corrected: 'Kézzel javítva; eredetileg {before, number, percent} volt',
  gradedByHand: 'Kézzel értékelve',
  completed: 'Teljesítve: 100 %-nak számít',
  notCompleted: 'Nincs teljesítve: 0 %-nak számít',
  marking: 'Beadva, értékelésre vár: még nem számít',
  missing: 'A határidő után is hiányzik: 0 %-nak számít',
  notRequired: 'A csoporthoz csatlakozás előtt volt esedékes: nem kötelező, nem számít',
  pending: 'Még hátravan: a határidő előtt nem számít',
  part: '{title}: súlya {weight, number}, azaz az érdemjegy {share, number, percent} része',
  mean: '{parts, plural, one {# rész} other {# rész}} súlyozott átlaga, a fél felfelé kerekítve',
  deduction: 'Levonva {points, number} százalékpont',
  letter: '{from, number, percent} felett: {letter}',
  nothingYet: 'Még semmi sem számít',
  because: 'Indok: {reason}',
} as const satisfies TextsOf<typeof en>;
