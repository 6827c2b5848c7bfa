import type { TextsOf } from '../../message-types.ts';
import type { dashboard as en } from './en.ts';

export const dashboard = {
  goodMorning: 'Bonjour, {name}',
  goodAfternoon: 'Bonjour, {name}',
  goodEvening: 'Bonsoir, {name}',
  archivedGroup: '{name} (archivé)',
  continueTitle: 'Reprenez là où vous en étiez',
  startTitle: 'Commencez par votre première leçon',
  coursesTitle: 'Mes cours',
  allCourses: 'Tous les cours',
  resultsTitle: 'Derniers résultats d’examens',
  noResults: 'Vos résultats apparaîtront ici après votre premier examen.',
  pendingTitle: 'Examens à passer',
  noPendingExams: 'Vous n’avez aucun examen à passer',
  notificationsTitle: 'Notifications non lues',
  allNotifications: 'Toutes les notifications',
  noNotifications: 'Vous êtes à jour.',
  noGroups: 'Aucun groupe trouvé',
  noGroupsText:
    'Vous ne faites encore partie d’aucun groupe. Le bureau de votre campus vous y ajoutera.',
  noGroupsStaffText:
    'Vous ne faites partie d’aucun groupe. Ajoutez-vous à un groupe dans l’administration pour voir ses cours ici.',
  alumniTitle: 'Pour nos anciens élèves',
  alumniText:
    'La bibliothèque de cours, les actualités et le registre des ministères se trouvent dans le portail des anciens élèves.',
  openAlumni: 'Ouvrir le portail des anciens élèves',
  dueNextTitle: 'Prochaine échéance',
  pendingAssignmentsTitle: 'Devoirs à rendre',
  noPendingAssignments: 'Vous n’avez aucun devoir à rendre',
  due: 'À rendre avant le :',
  atCampus: '({time} sur votre campus)',
  timeLeft: 'Temps restant : {time}',
} as const satisfies TextsOf<typeof en>;
