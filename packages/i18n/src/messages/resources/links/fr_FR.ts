import type { TextsOf } from '../../../message-types.ts';
import type { links as en } from './en.ts';

export const links = {
  name: 'Lien',
  plural: 'Liens',
  'fields.title': 'Titre',
  'fields.address': 'Adresse',
  'fields.description': 'Description',
  'fields.position': 'Rang',
  'fields.published': 'Publié',
  'fields.visibleFrom': 'À partir du',
  'fields.visibleUntil': 'Jusqu’au',
  'fields.regionIds': 'Régions',
  'fields.regionId': 'Région',
  'fields.groupIds': 'Groupes',
  'fields.updatedAt': 'Dernière modification',
  'fields.q': 'Rechercher',
  everybody: 'Tout le monde',
  audience: 'Pour qui',
  audienceHint: 'Sans régions ni groupes, tout le monde voit le lien.',
  addressHint: 'Elle commence par https://, http:// ou mailto:',
  order: 'Modifier l’ordre',
  orderHint: 'Faites glisser les liens ou déplacez-les avec les boutons.',
  moveUp: 'Monter « {title} »',
  moveDown: 'Descendre « {title} »',
  ordered: 'L’ordre est enregistré.',
} as const satisfies TextsOf<typeof en>;
