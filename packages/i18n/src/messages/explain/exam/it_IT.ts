import type { TextsOf } from '../../../message-types.ts';
import type { explainExam as en } from './en.ts';

export const explainExam = {
  points: 'Punti ottenuti',
  percent: 'In percentuale, le metà arrotondate per eccesso',
  passMark: 'Soglia di superamento',
  retake: 'Il superamento in un nuovo tentativo vale al massimo {cap, number, percent}',
  late: 'Il superamento dopo la scadenza vale al massimo {cap, number, percent}',
  retakeAndLate:
    'Il superamento in un nuovo tentativo e dopo la scadenza vale al massimo {cap, number, percent}',
  left: 'Il tentativo è finito prima della consegna e vale come non superato',
  timeUp: 'Il tempo era scaduto: è stato consegnato quanto salvato',
  corrected: 'Corretto a mano',
  marking: 'Alcune risposte sono ancora in valutazione',
  recorded: 'Riportato da un esame su carta',
  moreTime: 'Il Suo tempo è {factor, number, percent} di quello consueto',
  breaks:
    'Al Suo tempo si {minutes, plural, one {aggiunge # minuto} many {aggiungono # di minuti} other {aggiungono # minuti}} di pausa',
  extraAttempts:
    '{count, plural, one {# tentativo} many {# di tentativi} other {# tentativi}} in più del consueto',
  mayLeave: 'Lasciare la pagina non fa fallire il Suo tentativo',
  grace:
    'Può assentarsi fino a {seconds, plural, one {# secondo} many {# di secondi} other {# secondi}}',
  largerType: 'Le domande appaiono in caratteri più grandi',
  readAloud: 'Le domande possono essere lette ad alta voce',
} as const satisfies TextsOf<typeof en>;
