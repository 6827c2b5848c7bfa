import type { TextsOf } from '../../../message-types.ts';
import type { notificationsExam as en } from './en.ts';

export const notificationsExam = {
  title: 'Risultato dell’esame',
  passed: 'Lei ha superato «{exam}» con {score, number, percent}.',
  failed: 'Lei non ha superato «{exam}». Il Suo risultato è {score, number, percent}.',
  abandoned:
    '«{exam}» è terminato prima della consegna, quindi questo tentativo conta come fallito.',
  recorded:
    'Il Suo risultato in «{exam}», sostenuto su carta, è stato registrato: {score, number, percent}.',
  corrected:
    'Il Suo punteggio in «{exam}» è stato corretto da {before, number, percent} a {score, number, percent}.',
  restored: 'Il Suo tentativo per «{exam}» è stato riaperto. Può continuarlo.',
  takenBack:
    'La valutazione delle Sue risposte in «{exam}» è stata ritirata; verranno valutate di nuovo.',
  gradeTitle: 'Voto del corso',
  gradeCorrected:
    'Il Suo voto in “{course}” è ora {score, number, percent}. Il motivo è riportato accanto ai Suoi voti.',
  gradeWithdrawn:
    'La correzione del Suo voto in “{course}” è stata ritirata. Il motivo è riportato accanto ai Suoi voti.',
} as const satisfies TextsOf<typeof en>;
