import type { TextsOf } from '../../../message-types.ts';
import type { errorsUsed as en } from './en.ts';

export const errorsUsed = {
  schema:
    'Ces règles ne peuvent pas être supprimées : {count, plural, one {# groupe est évalué} many {# de groupes sont évalués} other {# groupes sont évalués}} selon elles : {names}',
  region:
    'Cette région ne peut pas être supprimée, mais elle peut être fermée. Elle compte encore : {uses}',
  people: '{count, plural, one {# personne} many {# de personnes} other {# personnes}}',
  groups: '{count, plural, one {# groupe} many {# de groupes} other {# groupes}}',
  results:
    '{count, plural, one {# résultat d’examen} many {# de résultats d’examens} other {# résultats d’examens}}',
  teacher:
    'Cet enseignant ne peut pas être supprimé, il donne {count, plural, one {# cours} many {# de cours} other {# cours}} : {names}',
  notOfRegion: 'L’une de ces personnes n’appartient pas à cette région.',
  reservedZone: 'Cette zone est réservée au système.',
} as const satisfies TextsOf<typeof en>;
