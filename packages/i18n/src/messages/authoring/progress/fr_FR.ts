import type { TextsOf } from '../../../message-types.ts';
import type { authoringProgress as en } from './en.ts';

export const authoringProgress = {
  course: 'Cours',
  noCourses: 'Aucun cours n’est encore proposé à ce groupe.',
  search: 'Rechercher des étudiants',
  student: 'Étudiant',
  completed: 'Leçons terminées',
  seen: 'Vu',
  lastSeen: 'Vu en dernier',
  never: 'Jamais',
  noStudents: 'Ce groupe n’a pas encore d’étudiants.',
  noneFound: 'Aucun étudiant ne correspond à « {text} ».',
  caption: 'Progression de {group} dans {course}',
} as const satisfies TextsOf<typeof en>;
