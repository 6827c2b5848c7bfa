import type { TextsOf } from '../../../message-types.ts';
import type { gradebook as en } from './en.ts';

export const gradebook = {
  name: 'Registro dei voti',
  plural: 'Registro dei voti',
  'fields.groupId': 'Gruppo',
  'fields.courseId': 'Corso',
  search: 'Cerca per nome',
  student: 'Studente',
  grade: 'Voto',
  letter: 'Lettera',
  weight: 'Peso {weight, number}',
  stateMISSING: 'Mancante',
  stateNOT_REQUIRED: 'Non richiesto (ingresso successivo)',
  statePENDING: 'Da svolgere',
  stateMARKING: 'In attesa di voto',
  explain: 'Come si è ottenuto: {name}',
  choose: 'Scelga un gruppo e uno dei suoi corsi.',
  noCourses: 'A questo gruppo non è offerto alcun corso pubblicato.',
  nobody: 'Nessuno trovato.',
  csv: 'Scarica in CSV',
  print: 'Stampa',
  step: '{text}: {value, number, percent}',
  'fields.score': 'Punteggio in percentuale',
  'fields.reason': 'Motivo',
  correct: 'Correggi il voto',
  correctBody:
    'Il lavoro di {name} resta com’è; il voto corretto vale al suo posto finché non viene ritirato. {name} riceve un avviso e legge il motivo.',
  corrected: 'Il voto di {name} è stato corretto',
  withdraw: 'Ritira la correzione',
  withdrawBody:
    'Torna a valere il voto che risulta dal lavoro di {name}. {name} riceve un avviso e legge il motivo.',
  withdrawn: 'La correzione per {name} è stata ritirata',
} as const satisfies TextsOf<typeof en>;
