import type { TextsOf } from '../../../message-types.ts';
import type { personAddress as en } from './en.ts';

export const personAddress = {
  title: 'Adresses',
  add: 'Ajouter une adresse',
  edit: 'Modifier l’adresse',
  remove: 'Supprimer l’adresse',
  none: 'Il n’y a pas encore d’adresse',
  line1: 'Adresse, ligne 1',
  line2: 'Adresse, ligne 2',
  city: 'Ville',
  state: 'État ou province',
  postcode: 'Code postal',
  country: 'Pays',
  changed:
    'Cette adresse a été modifiée entre-temps. La voici telle qu’elle est maintenant ; l’enregistrement la remplacera par vos saisies.',
} as const satisfies TextsOf<typeof en>;
