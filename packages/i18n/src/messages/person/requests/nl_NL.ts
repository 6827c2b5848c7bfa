import type { TextsOf } from '../../../message-types.ts';
import type { personRequests as en } from './en.ts';

export const personRequests = {
  title: 'Aanvragen',
  intro: 'Hier kunt u iets aanvragen bij een kantoor van de school.',
  mine: 'Uw aanvragen',
  sent: 'Uw aanvraag ‘{form}’ is verzonden.',
  sentOn: 'Verzonden op {date}',
  reply: 'Antwoord van het kantoor',
  filledIn: 'Wat u hebt ingevuld',
  statusNew: 'Nieuw',
  statusInWork: 'In behandeling',
  statusDone: 'Afgehandeld',
  statusRefused: 'Afgewezen',
  notAnswered: 'Leeg gelaten',
} as const satisfies TextsOf<typeof en>;
