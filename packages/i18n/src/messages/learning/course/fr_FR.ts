import type { TextsOf } from '../../../message-types.ts';
import type { learningCourse as en } from './en.ts';

export const learningCourse = {
  text: 'Texte',
  opensOn: 'S’ouvre le {date}',
  read: 'Lue',
  year: 'Année {year, number}',
  from: 'À partir du {date}',
  dates: 'du {start} au {end}',
  over: 'Ce cours est terminé. Vous pouvez toujours le consulter.',
  groupProgress: 'Progression du groupe',
  searchStudents: 'Rechercher des étudiants',
  student: 'Étudiant',
  lessonsDone: 'Leçons terminées',
  seen: 'Vu',
  lastSeen: 'Dernière fois',
  never: 'Jamais',
  exportCsv: 'Exporter en CSV',
  noStudents: 'Ce groupe n’a pas encore d’étudiants.',
  noneFound: 'Aucun étudiant ne correspond à « {text} ».',
  noGroup: 'Vous n’encadrez aucun groupe qui suit ce cours.',
  eachLesson: 'Chaque leçon de {name}',
  preview: 'Vous voyez ceci comme un étudiant. Rien n’est enregistré.',
  examRoom: 'Salle d’examen',
  toMark: 'À noter',
  groupExams: 'Examens de vos groupes',
} as const satisfies TextsOf<typeof en>;
