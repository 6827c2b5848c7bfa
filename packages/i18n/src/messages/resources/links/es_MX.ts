import type { TextsOf } from '../../../message-types.ts';
import type { links as en } from './en.ts';

export const links = {
  name: 'Enlace',
  plural: 'Enlaces',
  'fields.title': 'Título',
  'fields.address': 'Dirección',
  'fields.description': 'Descripción',
  'fields.position': 'Lugar',
  'fields.published': 'Publicado',
  'fields.visibleFrom': 'Desde',
  'fields.visibleUntil': 'Hasta',
  'fields.regionIds': 'Regiones',
  'fields.regionId': 'Región',
  'fields.groupIds': 'Grupos',
  'fields.updatedAt': 'Último cambio',
  'fields.q': 'Buscar',
  everybody: 'Todos',
  audience: 'Para quién',
  audienceHint: 'Sin regiones ni grupos, todos ven el enlace.',
  addressHint: 'Empieza con https://, http:// o mailto:',
  order: 'Cambiar el orden',
  orderHint: 'Arrastre los enlaces o muévalos con los botones.',
  moveUp: 'Subir «{title}»',
  moveDown: 'Bajar «{title}»',
  ordered: 'El orden está guardado.',
} as const satisfies TextsOf<typeof en>;
