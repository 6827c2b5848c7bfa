import type { TextsOf } from '../../../message-types.ts';
import type { personRequests as en } from './en.ts';

export const personRequests = {
  title: 'Wnioski',
  intro: 'Tutaj można złożyć wniosek do biura uczelni.',
  mine: 'Złożone wnioski',
  sent: 'Wniosek „{form}” został wysłany.',
  sentOn: 'Wysłano {date}',
  reply: 'Odpowiedź biura',
  filledIn: 'Treść wniosku',
  statusNew: 'Nowy',
  statusInWork: 'W toku',
  statusDone: 'Załatwiony',
  statusRefused: 'Odrzucony',
  notAnswered: 'Bez odpowiedzi',
} as const satisfies TextsOf<typeof en>;
