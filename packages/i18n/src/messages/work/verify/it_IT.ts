import type { TextsOf } from '../../../message-types.ts';
import type { workVerify as en } from './en.ts';

export const workVerify = {
  genuine: 'Questo libretto è stato rilasciato da {organisation}.',
  revoked: 'Questo libretto è stato revocato il {date}. Non è più valido.',
  unknownTitle: 'Nessun libretto ha questo codice',
  unknownHint: 'Confronti ogni carattere con il documento e digiti di nuovo il codice.',
  code: 'Codice sul libretto',
  check: 'Verifica',
  student: 'Studente',
  issued: 'Rilasciato',
  compare: 'Confronti questi voti con il documento: qui figura ciò che è stato rilasciato.',
  course: 'Corso',
  score: 'Punteggio',
  letter: 'Voto',
  inProgress: 'In corso',
  otherCourses: 'Altri corsi, {year}',
} as const satisfies TextsOf<typeof en>;
