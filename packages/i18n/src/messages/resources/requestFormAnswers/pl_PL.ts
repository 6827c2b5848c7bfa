import type { TextsOf } from '../../../message-types.ts';
import type { requestFormAnswers as en } from './en.ts';

export const requestFormAnswers = {
  name: 'Wniosek',
  plural: 'Wnioski',
  'fields.q': 'Szukaj po nazwisku',
  'fields.person': 'Od kogo',
  'fields.formId': 'Formularz',
  'fields.regionId': 'Region',
  'fields.regions': 'Regiony',
  'fields.status': 'Stan',
  'fields.reply': 'Odpowiedź',
  'fields.answeredByName': 'Odpowiedź od',
  'fields.answeredAt': 'Data odpowiedzi',
  'fields.createdAt': 'Data wysłania',
  'fields.values': 'Treść wniosku',
  statusNew: 'Nowy',
  statusInWork: 'W toku',
  statusDone: 'Załatwiony',
  statusRefused: 'Odrzucony',
  notAnswered: 'Bez odpowiedzi',
  yourAnswer: 'Odpowiedz na wniosek',
  replyHint: 'Osoba przeczyta ten tekst i otrzyma powiadomienie. Odmowa wymaga uzasadnienia.',
  answered: 'Odpowiedź ({name}) została zapisana.',
} as const satisfies TextsOf<typeof en>;
