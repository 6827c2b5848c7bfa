import type { TextsOf } from '../../../message-types.ts';
import type { requestFormAnswers as en } from './en.ts';

export const requestFormAnswers = {
  name: 'Kérelem',
  plural: 'Kérelmek',
  'fields.q': 'Keresés név szerint',
  'fields.person': 'Kitől',
  'fields.formId': 'Űrlap',
  'fields.regionId': 'Régió',
  'fields.regions': 'Régiók',
  'fields.status': 'Állapot',
  'fields.reply': 'Válasz',
  'fields.answeredByName': 'Megválaszolta',
  'fields.answeredAt': 'Megválaszolva',
  'fields.createdAt': 'Elküldve',
  'fields.values': 'Kitöltött adatok',
  statusNew: 'Új',
  statusInWork: 'Folyamatban',
  statusDone: 'Elintézve',
  statusRefused: 'Elutasítva',
  notAnswered: 'Üresen hagyva',
  yourAnswer: 'Kérelem megválaszolása',
  replyHint: 'Az érintett olvassa, és értesítést kap. Az elutasítást meg kell indokolni.',
  answered: 'A válasz ({name}) elmentve.',
} as const satisfies TextsOf<typeof en>;
