import type { TextsOf } from '../../../message-types.ts';
import type { locales as en } from './en.ts';

export const locales = {
  name: 'Langue',
  plural: 'Langues',
  'fields.q': 'Rechercher par nom ou code',
  'fields.name': 'Nom pour le personnel',
  'fields.label': 'Affichée comme',
  'fields.value': 'Code interne',
  'fields.position': 'Ordre',
  'fields.enabled': 'Proposée au choix',
  'fields.updatedAt': 'Dernière modification',
  sectionLocale: 'À propos de la langue',
  nameHint: 'En anglais, pour des listes comme celle-ci.',
  labelHint: 'Dans la langue elle-même, comme dans le sélecteur.',
  positionHint: 'Le plus petit nombre vient en premier dans le sélecteur.',
  enabledHint: 'Qui lit déjà dans cette langue la garde.',
} as const satisfies TextsOf<typeof en>;
