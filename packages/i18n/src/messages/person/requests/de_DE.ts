import type { TextsOf } from '../../../message-types.ts';
import type { personRequests as en } from './en.ts';

export const personRequests = {
  title: 'Anträge',
  intro: 'Hier können Sie sich mit einem Anliegen an ein Büro der Schule wenden.',
  mine: 'Ihre Anträge',
  sent: 'Ihr Antrag „{form}“ ist gesendet.',
  sentOn: 'Gesendet am {date}',
  reply: 'Antwort des Büros',
  filledIn: 'Ihre Angaben',
  statusNew: 'Neu',
  statusInWork: 'In Bearbeitung',
  statusDone: 'Erledigt',
  statusRefused: 'Abgelehnt',
  notAnswered: 'Leer gelassen',
} as const satisfies TextsOf<typeof en>;
