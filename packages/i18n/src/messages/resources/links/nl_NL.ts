import type { TextsOf } from '../../../message-types.ts';
import type { links as en } from './en.ts';

export const links = {
  name: 'Link',
  plural: 'Links',
  'fields.title': 'Titel',
  'fields.address': 'Adres',
  'fields.description': 'Beschrijving',
  'fields.position': 'Plaats',
  'fields.published': 'Gepubliceerd',
  'fields.visibleFrom': 'Vanaf',
  'fields.visibleUntil': 'Tot en met',
  'fields.regionIds': 'Regio’s',
  'fields.regionId': 'Regio',
  'fields.groupIds': 'Groepen',
  'fields.updatedAt': 'Laatst gewijzigd',
  'fields.q': 'Zoeken',
  everybody: 'Iedereen',
  audience: 'Voor wie',
  audienceHint: 'Zonder regio’s en groepen ziet iedereen de link.',
  addressHint: 'Het begint met https://, http:// of mailto:',
  order: 'Volgorde wijzigen',
  orderHint: 'Sleep de links, of verplaats ze met de knoppen.',
  moveUp: '‘{title}’ omhoog',
  moveDown: '‘{title}’ omlaag',
  ordered: 'De volgorde is opgeslagen.',
} as const satisfies TextsOf<typeof en>;
