import type { TextsOf } from '../../../message-types.ts';
import type { links as en } from './en.ts';

export const links = {
  name: 'Łącze',
  plural: 'Łącza',
  'fields.title': 'Tytuł',
  'fields.address': 'Adres',
  'fields.description': 'Opis',
  'fields.position': 'Kolejność',
  'fields.published': 'Opublikowane',
  'fields.visibleFrom': 'Od',
  'fields.visibleUntil': 'Do',
  'fields.regionIds': 'Regiony',
  'fields.regionId': 'Region',
  'fields.groupIds': 'Grupy',
  'fields.updatedAt': 'Ostatnia zmiana',
  'fields.q': 'Szukaj',
  everybody: 'Wszyscy',
  audience: 'Dla kogo',
  audienceHint: 'Bez regionów i grup łącze widzą wszyscy.',
  addressHint: 'Zaczyna się od https://, http:// lub mailto:',
  order: 'Zmień kolejność',
  orderHint: 'Proszę przeciągnąć łącza albo przesunąć je przyciskami.',
  moveUp: 'Przesuń „{title}” w górę',
  moveDown: 'Przesuń „{title}” w dół',
  ordered: 'Kolejność została zapisana.',
} as const satisfies TextsOf<typeof en>;
