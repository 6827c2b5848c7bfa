import type { TextsOf } from '../../../message-types.ts';
import type { workVerify as en } from './en.ts';

export const workVerify = {
  genuine: 'Ce relevé a été délivré par {organisation}.',
  revoked: 'Ce relevé a été révoqué le {date}. Il n’est plus valable.',
  unknownTitle: 'Aucun relevé ne porte ce code',
  unknownHint: 'Veuillez comparer chaque caractère avec le document et saisir à nouveau le code.',
  code: 'Code figurant sur le relevé',
  check: 'Vérifier',
  student: 'Étudiant(e)',
  issued: 'Délivré le',
  compare: 'Comparez ces notes avec le document : ce qui figure ici est ce qui a été délivré.',
  course: 'Cours',
  score: 'Résultat',
  letter: 'Mention',
  inProgress: 'En cours',
  otherCourses: 'Autres cours, {year}',
} as const satisfies TextsOf<typeof en>;
