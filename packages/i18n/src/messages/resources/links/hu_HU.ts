import type { TextsOf } from '../../../message-types.ts';
import type { links as en } from './en.ts';

export const links = {
  name: 'Link',
  plural: 'Linkek',
  'fields.title': 'Cím',
  'fields.address': 'Webcím',
  'fields.description': 'Leírás',
  'fields.position': 'Sorszám',
  'fields.published': 'Közzétéve',
  'fields.visibleFrom': 'Ettől',
  'fields.visibleUntil': 'Eddig',
  'fields.regionIds': 'Régiók',
  'fields.regionId': 'Régió',
  'fields.groupIds': 'Csoportok',
  'fields.updatedAt': 'Utoljára módosítva',
  'fields.q': 'Keresés',
  everybody: 'Mindenki',
  audience: 'Kinek',
  audienceHint: 'Régiók és csoportok nélkül mindenki látja a linket.',
  addressHint: 'https://, http:// vagy mailto: az eleje',
  order: 'Sorrend módosítása',
  orderHint: 'Húzza a linkeket, vagy mozgassa őket a gombokkal.',
  moveUp: '„{title}” feljebb',
  moveDown: '„{title}” lejjebb',
  ordered: 'A sorrend elmentve.',
} as const satisfies TextsOf<typeof en>;
