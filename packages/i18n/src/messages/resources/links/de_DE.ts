import type { TextsOf } from '../../../message-types.ts';
import type { links as en } from './en.ts';

export const links = {
  name: 'Link',
  plural: 'Links',
  'fields.title': 'Titel',
  'fields.address': 'Adresse',
  'fields.description': 'Beschreibung',
  'fields.position': 'Platz',
  'fields.published': 'Veröffentlicht',
  'fields.visibleFrom': 'Ab',
  'fields.visibleUntil': 'Bis',
  'fields.regionIds': 'Regionen',
  'fields.regionId': 'Region',
  'fields.groupIds': 'Gruppen',
  'fields.updatedAt': 'Zuletzt geändert',
  'fields.q': 'Suche',
  everybody: 'Alle',
  audience: 'Für wen',
  audienceHint: 'Ohne Regionen und Gruppen sehen alle den Link.',
  addressHint: 'Sie beginnt mit https://, http:// oder mailto:',
  order: 'Reihenfolge ändern',
  orderHint: 'Ziehen Sie die Links, oder verschieben Sie sie mit den Schaltflächen.',
  moveUp: '„{title}“ nach oben',
  moveDown: '„{title}“ nach unten',
  ordered: 'Die Reihenfolge ist gespeichert.',
} as const satisfies TextsOf<typeof en>;
