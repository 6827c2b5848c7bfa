import type { TextsOf } from '../../message-types.ts';
import type { dashboard as en } from './en.ts';

export const dashboard = {
  goodMorning: 'Guten Morgen, {name}',
  goodAfternoon: 'Guten Tag, {name}',
  goodEvening: 'Guten Abend, {name}',
  archivedGroup: '{name} (archiviert)',
  continueTitle: 'Weiter, wo Sie aufgehört haben',
  startTitle: 'Beginnen Sie mit Ihrer ersten Lektion',
  coursesTitle: 'Meine Kurse',
  allCourses: 'Alle Kurse',
  resultsTitle: 'Letzte Prüfungsergebnisse',
  noResults: 'Nach Ihrer ersten Prüfung sehen Sie hier Ihre Ergebnisse.',
  pendingTitle: 'Ausstehende Prüfungen',
  noPendingExams: 'Sie haben keine ausstehenden Prüfungen',
  notificationsTitle: 'Ungelesene Benachrichtigungen',
  allNotifications: 'Alle Benachrichtigungen',
  noNotifications: 'Sie sind auf dem neuesten Stand.',
  noGroups: 'Keine Gruppen gefunden',
  noGroupsText: 'Sie gehören noch keiner Gruppe an. Das Büro Ihres Campus nimmt Sie in eine auf.',
  noGroupsStaffText:
    'Sie gehören keiner Gruppe an. Nehmen Sie sich in der Verwaltung in eine auf, um hier deren Kurse zu sehen.',
  alumniTitle: 'Für unsere Ehemaligen',
  alumniText: 'Kursbibliothek, Neuigkeiten und Dienstverzeichnis finden Sie im Alumni-Portal.',
  openAlumni: 'Alumni-Portal öffnen',
  dueNextTitle: 'Als Nächstes fällig',
  pendingAssignmentsTitle: 'Ausstehende Aufgaben',
  noPendingAssignments: 'Sie haben keine ausstehenden Aufgaben',
  due: 'Fällig:',
  atCampus: '({time} an Ihrem Campus)',
  timeLeft: 'noch {time}',
} as const satisfies TextsOf<typeof en>;
