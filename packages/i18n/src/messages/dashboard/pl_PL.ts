import type { TextsOf } from '../../message-types.ts';
import type { dashboard as en } from './en.ts';

export const dashboard = {
  goodMorning: 'Dzień dobry, {name}',
  goodAfternoon: 'Dzień dobry, {name}',
  goodEvening: 'Dobry wieczór, {name}',
  archivedGroup: '{name} (zarchiwizowana)',
  continueTitle: 'Ciąg dalszy nauki',
  startTitle: 'Początek: pierwsza lekcja',
  coursesTitle: 'Moje kursy',
  allCourses: 'Wszystkie kursy',
  resultsTitle: 'Ostatnie wyniki egzaminów',
  noResults: 'Wyniki pojawią się tutaj po pierwszym egzaminie.',
  pendingTitle: 'Oczekujące egzaminy',
  noPendingExams: 'Brak oczekujących egzaminów',
  notificationsTitle: 'Nieprzeczytane powiadomienia',
  allNotifications: 'Wszystkie powiadomienia',
  noNotifications: 'Wszystko przeczytane.',
  noGroups: 'Nie znaleziono grup',
  noGroupsText: 'To konto nie należy jeszcze do żadnej grupy. Doda je do niej biuro kampusu.',
  noGroupsStaffText:
    'To konto nie należy do żadnej grupy. Po dodaniu go do grupy w panelu administracyjnym pojawią się tu jej kursy.',
  alumniTitle: 'Dla naszych absolwentów',
  alumniText: 'Biblioteka kursów, aktualności i rejestr służb znajdują się w portalu absolwentów.',
  openAlumni: 'Otwórz portal absolwentów',
  dueNextTitle: 'Najbliższy termin',
  pendingAssignmentsTitle: 'Oczekujące zadania',
  noPendingAssignments: 'Brak oczekujących zadań',
  due: 'Termin:',
  atCampus: '({time} w kampusie)',
  timeLeft: 'Pozostało: {time}',
} as const satisfies TextsOf<typeof en>;
