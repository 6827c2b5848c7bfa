import type { TextsOf } from '../../../message-types.ts';
import type { requestFormAnswers as en } from './en.ts';

export const requestFormAnswers = {
  name: 'Aanvraag',
  plural: 'Aanvragen',
  'fields.q': 'Zoeken op naam',
  'fields.person': 'Van',
  'fields.formId': 'Formulier',
  'fields.regionId': 'Regio',
  'fields.regions': 'Regio’s',
  'fields.status': 'Stand',
  'fields.reply': 'Antwoord',
  'fields.answeredByName': 'Beantwoord door',
  'fields.answeredAt': 'Beantwoord op',
  'fields.createdAt': 'Verzonden op',
  'fields.values': 'Ingevuld',
  statusNew: 'Nieuw',
  statusInWork: 'In behandeling',
  statusDone: 'Afgehandeld',
  statusRefused: 'Afgewezen',
  notAnswered: 'Leeg gelaten',
  yourAnswer: 'Aanvraag beantwoorden',
  replyHint: 'De aanvrager leest dit en krijgt een melding. Een afwijzing heeft een reden nodig.',
  answered: 'Het antwoord aan {name} is opgeslagen.',
} as const satisfies TextsOf<typeof en>;
