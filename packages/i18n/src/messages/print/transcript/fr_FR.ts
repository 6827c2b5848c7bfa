import type { TextsOf } from '../../../message-types.ts';
import type { printTranscript as en } from './en.ts';

export const printTranscript = {
  title: 'Relevé de notes',
  student: 'Étudiant(e)',
  issued: 'Délivré le',
  code: 'Code',
  course: 'Cours',
  score: 'Résultat',
  letter: 'Mention',
  points: 'Points',
  inProgress: 'En cours',
  termMean: 'Moyenne du trimestre',
  overallMean: 'Moyenne générale',
  otherCourses: 'Autres cours, {year}',
  scale: 'Barème',
  scaleBand: '{letter} : à partir de {from, number, percent}, {points} points',
  verify: 'L’authenticité et la validité de ce relevé se vérifient à l’adresse :',
  page: 'Page {page, number} sur {pages, number}',
  revoked: 'Révoqué',
} as const satisfies TextsOf<typeof en>;
