import type { TextsOf } from '../../message-types.ts';
import type { documents as en } from './en.ts';

export const documents = {
  search: 'Rechercher dans les titres et les contenus',
  found:
    '{count, plural, one {# document trouvé} many {# de documents trouvés} other {# documents trouvés}}',
  noMatch: 'Aucun document ne correspond à « {text} ».',
  empty: 'Il n’y a pas encore de documents pour vous.',
  notAvailable: 'Ce document n’existe pas ou ne vous est pas destiné.',
  lastChanged: 'Dernière modification : {date}',
  notPublished: 'Non publié',
} as const satisfies TextsOf<typeof en>;
