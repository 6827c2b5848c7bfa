import type { TextsOf } from '../../../message-types.ts';
import type { explainGrades as en } from './en.ts';

export const explainGrades = {
  bestAttempt:
    '{attempts, plural, one {Jedyne podejście, które się liczy} few {Najlepsze z # podejść, które się liczą} many {Najlepsze z # podejść, które się liczą} other {Najlepsze z # podejścia, które się liczy}}',
  capped: 'Zaliczenie w powtórce lub po terminie liczy się najwyżej jako 70 %',
  corrected: 'Poprawiono ręcznie; pierwotnie było {before, number, percent}',
  gradedByHand: 'Ocenione ręcznie',
  completed: 'Wykonane: liczy się jako 100 %',
  notCompleted: 'Niewykonane: liczy się jako 0 %',
  marking: 'Oddane i czeka na ocenę: jeszcze się nie liczy',
  missing: 'Brak po terminie: liczy się jako 0 %',
  notRequired: 'Termin minął przed dołączeniem do grupy: niewymagane, nie liczy się',
  pending: 'Jeszcze przed Państwem: nie liczy się przed terminem',
  part: '{title}: waga {weight, number}, czyli {share, number, percent} oceny',
  mean: 'Średnia ważona z {parts, plural, one {# części} few {# części} many {# części} other {# części}}, połówki zaokrąglone w górę',
  deduction: 'Minus {points, number} punktów procentowych',
  letter: 'Od {from, number, percent}: {letter}',
  nothingYet: 'Na razie nic się nie liczy',
  because: 'Powód: {reason}',
} as const satisfies TextsOf<typeof en>;
