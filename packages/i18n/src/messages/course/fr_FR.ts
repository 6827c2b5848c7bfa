import type { TextsOf } from '../../message-types.ts';
import type { course as en } from './en.ts';

export const course = {
  empty: 'Vous n’avez pas encore de cours. Ils apparaîtront ici dès que votre groupe en aura.',
  searchLabel: 'Rechercher un cours',
  found: '{count, plural, one {# cours trouvé} many {# de cours trouvés} other {# cours trouvés}}',
  noMatch: 'Aucun cours ne correspond à « {text} ».',
  teacher: 'Enseignant : {name}',
  progress: 'Leçons terminées : {done} sur {total}',
  continueWith: 'Continuer : {title}',
  startWith: 'Commencer : {title}',
  allCompleted: 'Toutes les leçons sont terminées',
  lessons: 'Leçons',
  noLessons: 'Ce cours n’a pas encore de leçons.',
  exams: 'Examens',
  video: 'Vidéo',
  audio: 'Audio',
  lessonCompleted: 'Terminée',
  lessonStarted: 'Reprendre à {time}',
  lessonNew: 'Pas commencée',
  bestScore: 'Meilleur résultat : {score}',
  notTaken: 'Pas encore passé',
  notPassed: 'Pas encore réussi',
  inProgress: 'En cours',
  blocked: 'Indisponible',
} as const satisfies TextsOf<typeof en>;
