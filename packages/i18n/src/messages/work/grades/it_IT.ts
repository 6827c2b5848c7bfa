import type { TextsOf } from '../../../message-types.ts';
import type { workGrades as en } from './en.ts';

export const workGrades = {
  none: 'Non ha ancora voti. Appariranno qui appena inizia uno dei Suoi corsi.',
  noneYet: 'Ancora nessun voto',
  points: 'Punti del voto: {points}',
  soFar: 'finora',
  part: 'Esame o compito',
  weight: 'Peso',
  score: 'Risultato',
  letter: 'Lettera',
  missing: 'Mancante',
  notRequired: 'Non richiesto',
  pending: 'Da fare',
  courseGrade: 'Voto del corso',
  deduction: 'Detrazione (punti percentuali)',
  howPart: 'Come si è arrivati al numero di {title}',
  howCourse: 'Come si è arrivati al voto del corso',
  whatIf: 'E se…',
  whatIfHint:
    'Scriva altri risultati per vedere come cambierebbe il voto del corso. Questi numeri non sono reali e nulla viene salvato.',
  guess: 'Risultato di prova',
  guessFor: 'Risultato di prova per {title}',
  wouldBe: 'Il voto del corso sarebbe',
  reset: 'Azzera',
  backToReal: 'Torna al voto reale',
  history: 'Modifiche dei Suoi voti',
  noChanges: 'Nessuno dei Suoi voti è stato modificato.',
  changed: 'da {before} a {after}',
} as const satisfies TextsOf<typeof en>;
