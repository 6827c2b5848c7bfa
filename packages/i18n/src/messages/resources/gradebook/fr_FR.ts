import type { TextsOf } from '../../../message-types.ts';
import type { gradebook as en } from './en.ts';

export const gradebook = {
  name: 'Carnet de notes',
  plural: 'Carnet de notes',
  'fields.groupId': 'Groupe',
  'fields.courseId': 'Cours',
  search: 'Rechercher par nom',
  student: 'Étudiant(e)',
  grade: 'Note',
  letter: 'Mention',
  weight: 'Coefficient {weight, number}',
  stateMISSING: 'Manquant',
  stateNOT_REQUIRED: 'Non exigé (arrivé plus tard)',
  statePENDING: 'À venir',
  stateMARKING: 'En attente de notation',
  explain: 'Comment ce résultat est obtenu : {name}',
  choose: 'Choisissez un groupe et l’un de ses cours.',
  noCourses: 'Aucun cours publié n’est proposé à ce groupe.',
  nobody: 'Personne n’a été trouvé.',
  csv: 'Télécharger en CSV',
  print: 'Imprimer',
  step: '{text} : {value, number, percent}',
  'fields.score': 'Score en pour cent',
  'fields.reason': 'Motif',
  correct: 'Corriger la note',
  correctBody:
    'Le travail de {name} reste tel quel ; la note corrigée compte à sa place jusqu’à son retrait. {name} en est informé et lit le motif.',
  corrected: 'La note de {name} est corrigée',
  withdraw: 'Retirer la correction',
  withdrawBody:
    'La note qui résulte du travail de {name} compte de nouveau. {name} en est informé et lit le motif.',
  withdrawn: 'La correction pour {name} est retirée',
} as const satisfies TextsOf<typeof en>;
