import type { TextsOf } from '../../../message-types.ts';
import type { requestFormAnswers as en } from './en.ts';

export const requestFormAnswers = {
  name: 'Antrag',
  plural: 'Anträge',
  'fields.q': 'Nach Namen suchen',
  'fields.person': 'Von',
  'fields.formId': 'Formular',
  'fields.regionId': 'Region',
  'fields.regions': 'Regionen',
  'fields.status': 'Status',
  'fields.reply': 'Antwort',
  'fields.answeredByName': 'Beantwortet von',
  'fields.answeredAt': 'Beantwortet am',
  'fields.createdAt': 'Gesendet am',
  'fields.values': 'Angaben',
  statusNew: 'Neu',
  statusInWork: 'In Bearbeitung',
  statusDone: 'Erledigt',
  statusRefused: 'Abgelehnt',
  notAnswered: 'Leer gelassen',
  yourAnswer: 'Antrag beantworten',
  replyHint: 'Die Person liest dies und wird benachrichtigt. Eine Ablehnung braucht einen Grund.',
  answered: 'Die Antwort an {name} ist gespeichert.',
} as const satisfies TextsOf<typeof en>;
