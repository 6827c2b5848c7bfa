import type { TextsOf } from '../../../message-types.ts';
import type { appeals as en } from './en.ts';

export const appeals = {
  name: 'Odwołanie',
  plural: 'Odwołania',
  'fields.q': 'Szukaj według studenta lub tytułu',
  'fields.status': 'Stan',
  'fields.subjectKind': 'Dotyczy',
  'fields.person': 'Student',
  'fields.group': 'Grupa',
  'fields.title': 'Egzamin, zadanie lub kurs',
  'fields.reason': 'Uzasadnienie',
  'fields.opinion': 'Opinia pierwszej osoby',
  'fields.firstReaderName': 'Pierwsza osoba',
  'fields.answer': 'Odpowiedź',
  'fields.minutes': 'Nowy czas w minutach',
  'fields.decidedByName': 'Decyzja',
  'fields.decidedAt': 'Data decyzji',
  'fields.createdAt': 'Złożono',
  'fields.waiting': 'Czeka na decyzję',
  'fields.groupId': 'Grupa',
  'fields.regionId': 'Region',
  'fields.score': 'Nowa ocena w procentach',
} as const satisfies TextsOf<typeof en>;
