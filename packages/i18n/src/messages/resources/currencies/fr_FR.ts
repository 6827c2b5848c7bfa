import type { TextsOf } from '../../../message-types.ts';
import type { currencies as en } from './en.ts';

export const currencies = {
  name: 'Devise',
  plural: 'Devises',
  'fields.q': 'Rechercher par nom ou code',
  'fields.value': 'Code interne',
  'fields.label': 'Nom',
  'fields.decimals': 'Décimales',
  'fields.enabled': 'Proposée au choix',
  'fields.regionCount': 'Régions',
  'fields.userCount': 'Personnes',
  'fields.rateCount': 'Taux',
  'fields.createdAt': 'Créé',
  'fields.updatedAt': 'Dernière modification',
  sectionCurrency: 'À propos de la devise',
  valueHint: 'Le code ne change jamais.',
  decimalsHint: '2 signifie que 100 de la plus petite unité en font une.',
  enabledHint: 'Les régions et les personnes qui ont déjà cette devise la gardent.',
  rates: 'Taux de change',
  ratesFailed: 'Impossible de récupérer la devise. Veuillez vérifier la connexion Internet.',
  ratesHint: 'Combien de {currency} vaut un {base} au cours d’un mois.',
  ratesRule:
    'Les montants d’un mois sont convertis au taux du mois suivant, ceux de décembre au taux de janvier. Un taux manquant laisse un vide dans les rapports.',
  base: 'Tous les taux se rapportent à cette devise, elle n’en a donc pas.',
  year: 'Année',
  yearFilled: '{year} : {count, number} sur 12',
  missing: 'Manquant',
  rateInvalid: 'Saisissez un nombre supérieur à 0.',
  savedNow: 'Enregistré à présent : {rate}',
  ratesSaved:
    '{count, plural, one {# taux est enregistré} many {# de taux sont enregistrés} other {# taux sont enregistrés}}',
} as const satisfies TextsOf<typeof en>;
