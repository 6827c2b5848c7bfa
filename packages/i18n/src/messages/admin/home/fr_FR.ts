import type { TextsOf } from '../../../message-types.ts';
import type { adminHome as en } from './en.ts';

export const adminHome = {
  welcome: 'Bienvenue, {name}',
  allRegions: 'Tout le collège en un coup d’œil',
  ownRegions: 'En un coup d’œil : {regions}',
  activeStudents: 'Étudiants actifs',
  recentResults: 'Derniers résultats d’examens',
  noResults: 'Personne n’a encore terminé d’examen.',
  allResults: 'Tous les résultats',
  reportsOnly: 'Votre rôle donne accès aux rapports du collège.',
  waiting: 'Ce qui vous attend',
  nothingWaits: 'Rien ne vous attend pour le moment.',
  oldest: 'Le plus ancien depuis le {date}',
  waitingNotEnrolled: 'Personnes sans mot de passe',
  waitingWithoutGroup: 'Personnes sans groupe',
  waitingWithoutMembers: 'Groupes sans membres',
  waitingWithoutSchema: 'Groupes sans règles d’assiduité',
  waitingWithoutAttendanceAdmin: 'Régions sans responsable de l’assiduité',
  waitingUnpublished: 'Documents non publiés',
  waitingRequests: 'Nouvelles demandes',
} as const satisfies TextsOf<typeof en>;
