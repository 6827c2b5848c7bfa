import type { TextsOf } from '../../../message-types.ts';
import type { requestFormAnswers as en } from './en.ts';

export const requestFormAnswers = {
  name: 'Richiesta',
  plural: 'Richieste',
  'fields.q': 'Cerca per nome',
  'fields.person': 'Richiedente',
  'fields.formId': 'Modulo',
  'fields.regionId': 'Regione',
  'fields.regions': 'Regioni',
  'fields.status': 'Stato',
  'fields.reply': 'Risposta',
  'fields.answeredByName': 'Risposta di',
  'fields.answeredAt': 'Data della risposta',
  'fields.createdAt': 'Inviata il',
  'fields.values': 'Dati inseriti',
  statusNew: 'Nuova',
  statusInWork: 'In lavorazione',
  statusDone: 'Evasa',
  statusRefused: 'Respinta',
  notAnswered: 'Lasciato vuoto',
  yourAnswer: 'Rispondi alla richiesta',
  replyHint: 'La persona lo legge e riceve una notifica. Un rifiuto richiede un motivo.',
  answered: 'La risposta a {name} è salvata.',
} as const satisfies TextsOf<typeof en>;
