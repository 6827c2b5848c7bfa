import type { TextsOf } from '../../../message-types.ts';
import type { explainGrades as en } from './en.ts';

export const explainGrades = {
  bestAttempt:
    '{attempts, plural, one {L’unico tentativo che conta} many {Il migliore di # tentativi che contano} other {Il migliore dei # tentativi che contano}}',
  capped: 'Un esame superato alla ripetizione o dopo la scadenza vale al massimo 70 %',
  corrected: 'Corretto a mano; all’inizio era {before, number, percent}',
  gradedByHand: 'Valutato a mano',
  completed: 'Completato: vale 100 %',
  notCompleted: 'Non completato: vale 0 %',
  marking: 'Consegnato e in attesa di valutazione: non conta ancora',
  missing: 'Mancante dopo la scadenza: vale 0 %',
  notRequired: 'Scadeva prima dell’ingresso nel gruppo: non richiesto, non conta',
  pending: 'Ancora da svolgere: non conta prima della scadenza',
  part: '{title}: peso {weight, number}, cioè {share, number, percent} del voto',
  mean: 'Media ponderata di {parts, plural, one {# parte} many {# parti} other {# parti}}, i mezzi punti arrotondati per eccesso',
  deduction: 'Meno {points, number} punti percentuali',
  letter: 'Dal {from, number, percent}: {letter}',
  nothingYet: 'Non conta ancora nulla',
  because: 'Motivo: {reason}',
} as const satisfies TextsOf<typeof en>;
