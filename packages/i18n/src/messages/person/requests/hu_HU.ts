import type { TextsOf } from '../../../message-types.ts';
import type { personRequests as en } from './en.ts';

export const personRequests = {
  title: 'Kérelmek',
  intro: 'Itt kérelmet nyújthat be az iskola hivatalaihoz.',
  mine: 'Az Ön kérelmei',
  sent: '„{form}” kérelmét elküldtük.',
  sentOn: 'Elküldve: {date}',
  reply: 'A hivatal válasza',
  filledIn: 'Az Ön által kitöltött adatok',
  statusNew: 'Új',
  statusInWork: 'Folyamatban',
  statusDone: 'Elintézve',
  statusRefused: 'Elutasítva',
  notAnswered: 'Üresen hagyva',
} as const satisfies TextsOf<typeof en>;
