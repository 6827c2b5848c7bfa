import type { TextsOf } from '../../message-types.ts';
import type { dashboard as en } from './en.ts';

export const dashboard = {
  goodMorning: 'Goedemorgen, {name}',
  goodAfternoon: 'Goedemiddag, {name}',
  goodEvening: 'Goedenavond, {name}',
  archivedGroup: '{name} (gearchiveerd)',
  continueTitle: 'Ga verder waar u gebleven was',
  startTitle: 'Begin met uw eerste les',
  coursesTitle: 'Mijn cursussen',
  allCourses: 'Alle cursussen',
  resultsTitle: 'Recente examenresultaten',
  noResults: 'Na uw eerste examen ziet u hier uw resultaten.',
  pendingTitle: 'Openstaande examens',
  noPendingExams: 'U hebt geen openstaande examens',
  notificationsTitle: 'Ongelezen meldingen',
  allNotifications: 'Alle meldingen',
  noNotifications: 'U bent helemaal bij.',
  noGroups: 'Geen groepen gevonden',
  noGroupsText: 'U zit nog niet in een groep. Het bureau van uw campus voegt u aan een groep toe.',
  noGroupsStaffText:
    'U zit niet in een groep. Voeg uzelf in het beheer aan een groep toe om hier de cursussen te zien.',
  alumniTitle: 'Voor onze alumni',
  alumniText:
    'De cursusbibliotheek, het nieuws en het register van bedieningen vindt u in het alumniportaal.',
  openAlumni: 'Alumniportaal openen',
  dueNextTitle: 'Eerstvolgende deadline',
  pendingAssignmentsTitle: 'Openstaande opdrachten',
  noPendingAssignments: 'U hebt geen openstaande opdrachten',
  due: 'Uiterlijk:',
  atCampus: '({time} op uw campus)',
  timeLeft: 'Nog {time}',
} as const satisfies TextsOf<typeof en>;
