import type { TextsOf } from '../../../message-types.ts';
import type { links as en } from './en.ts';

export const links = {
  name: 'Link',
  plural: 'Link',
  'fields.title': 'Titolo',
  'fields.address': 'Indirizzo',
  'fields.description': 'Descrizione',
  'fields.position': 'Posizione',
  'fields.published': 'Pubblicato',
  'fields.visibleFrom': 'Dal',
  'fields.visibleUntil': 'Fino al',
  'fields.regionIds': 'Regioni',
  'fields.regionId': 'Regione',
  'fields.groupIds': 'Gruppi',
  'fields.updatedAt': 'Ultima modifica',
  'fields.q': 'Cerca',
  everybody: 'Tutti',
  audience: 'Per chi',
  audienceHint: 'Senza regioni e gruppi, tutti vedono il link.',
  addressHint: 'Comincia con https://, http:// o mailto:',
  order: 'Cambia l’ordine',
  orderHint: 'Trascini i link o li sposti con i pulsanti.',
  moveUp: 'Sposta su «{title}»',
  moveDown: 'Sposta giù «{title}»',
  ordered: 'L’ordine è salvato.',
} as const satisfies TextsOf<typeof en>;
