import type { TextsOf } from '../../../message-types.ts';
import type { errorsSite as en } from './en.ts';

export const errorsSite = {
  categoryInUse:
    'Cette catégorie est utilisée par {count, plural, one {# cours} many {# de cours} other {# cours}} : {names}. Déplacez-les d’abord dans une autre catégorie.',
  localeNeeded:
    'Cette langue ne peut pas être désactivée : l’anglais et la langue par défaut du site sont toujours proposés.',
  localeOff: 'Cette langue est désactivée. Activez-la d’abord.',
  currencyOff: 'L’institut ne propose pas cette devise.',
  currencyCodeFixed: 'Le code d’une devise ne change jamais. Ajoutez plutôt une autre devise.',
  currencyNeeded: 'Tous les taux se rapportent à cette devise, elle reste donc toujours.',
  currencyDecimalsFixed:
    'Des régions ou des personnes utilisent cette devise, ses décimales ne peuvent donc pas changer.',
  currencyInUse:
    'Cette devise est utilisée : {regions, number} régions, {people, number} personnes, {rates, number} taux. Désactivez-la plutôt.',
  currencyIsBase: 'Tous les taux se rapportent à cette devise, elle n’en a donc pas.',
  ratesUnchanged: 'Aucun taux n’a changé.',
  d2lNotConfigured: 'Aucun site Brightspace n’est configuré.',
} as const satisfies TextsOf<typeof en>;
