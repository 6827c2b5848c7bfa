import type { TextsOf } from '../../../message-types.ts';
import type { appeals as en } from './en.ts';

export const appeals = {
  name: 'Fellebbezés',
  plural: 'Fellebbezések',
  'fields.q': 'Keresés hallgató vagy cím szerint',
  'fields.status': 'Állapot',
  'fields.subjectKind': 'Tárgya',
  'fields.person': 'Hallgató',
  'fields.group': 'Csoport',
  'fields.title': 'Vizsga, beadandó vagy kurzus',
  'fields.reason': 'Indoklás',
  'fields.opinion': 'Az első bíráló véleménye',
  'fields.firstReaderName': 'Első bíráló',
  'fields.answer': 'Válasz',
  'fields.minutes': 'Új idő percben',
  'fields.decidedByName': 'Döntött',
  'fields.decidedAt': 'Döntés napja',
  'fields.createdAt': 'Benyújtva',
  'fields.waiting': 'Döntésre vár',
  'fields.groupId': 'Csoport',
  'fields.regionId': 'Régió',
  'fields.score': 'Új értékelés százalékban',
} as const satisfies TextsOf<typeof en>;
