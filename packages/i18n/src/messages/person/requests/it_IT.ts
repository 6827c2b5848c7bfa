import type { TextsOf } from '../../../message-types.ts';
import type { personRequests as en } from './en.ts';

export const personRequests = {
  title: 'Richieste',
  intro: 'Qui può presentare una richiesta a un ufficio della scuola.',
  mine: 'Le Sue richieste',
  sent: 'La Sua richiesta «{form}» è stata inviata.',
  sentOn: 'Inviata il {date}',
  reply: 'Risposta dell’ufficio',
  filledIn: 'Ciò che ha compilato',
  statusNew: 'Nuova',
  statusInWork: 'In lavorazione',
  statusDone: 'Evasa',
  statusRefused: 'Respinta',
  notAnswered: 'Lasciato vuoto',
} as const satisfies TextsOf<typeof en>;
