import type { TextsOf } from '../../../message-types.ts';
import type { appeals as en } from './en.ts';

export const appeals = {
  name: 'Ricorso',
  plural: 'Ricorsi',
  'fields.q': 'Cerca per studente o titolo',
  'fields.status': 'Stato',
  'fields.subjectKind': 'Oggetto',
  'fields.person': 'Studente',
  'fields.group': 'Gruppo',
  'fields.title': 'Esame, compito o corso',
  'fields.reason': 'Motivo',
  'fields.opinion': 'Parere del primo esame',
  'fields.firstReaderName': 'Primo esame',
  'fields.answer': 'Risposta',
  'fields.minutes': 'Nuovo tempo in minuti',
  'fields.decidedByName': 'Deciso da',
  'fields.decidedAt': 'Deciso il',
  'fields.createdAt': 'Presentato il',
  'fields.waiting': 'In attesa di decisione',
  'fields.groupId': 'Gruppo',
  'fields.regionId': 'Regione',
  'fields.score': 'Nuovo voto in percentuale',
} as const satisfies TextsOf<typeof en>;
