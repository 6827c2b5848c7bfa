import type { TextsOf } from '../../message-types.ts';
import type { dashboard as en } from './en.ts';

export const dashboard = {
  goodMorning: 'Jó reggelt, {name}',
  goodAfternoon: 'Jó napot, {name}',
  goodEvening: 'Jó estét, {name}',
  archivedGroup: '{name} (archivált)',
  continueTitle: 'Folytassa, ahol abbahagyta',
  startTitle: 'Kezdje az első leckével',
  coursesTitle: 'Kurzusaim',
  allCourses: 'Minden kurzus',
  resultsTitle: 'Legutóbbi vizsgaeredmények',
  noResults: 'Az első vizsgája után itt láthatja az eredményeit.',
  pendingTitle: 'Esedékes vizsgák',
  noPendingExams: 'Nincs esedékes vizsgája',
  notificationsTitle: 'Olvasatlan értesítések',
  allNotifications: 'Minden értesítés',
  noNotifications: 'Nincs olvasatlan értesítése.',
  noGroups: 'Nincs csoport',
  noGroupsText:
    'Ön még egyetlen csoportnak sem tagja. A kampusz irodája fogja felvenni Önt az egyikbe.',
  noGroupsStaffText:
    'Ön egyetlen csoportnak sem tagja. Vegye fel magát az egyikbe az adminisztrációban, hogy itt lássa a kurzusait.',
  alumniTitle: 'Végzett diákjainknak',
  alumniText: 'A kurzuskönyvtár, a hírek és a szolgálatok jegyzéke az öregdiák-portálon található.',
  openAlumni: 'Az öregdiák-portál megnyitása',
  dueNextTitle: 'Következő határidő',
  pendingAssignmentsTitle: 'Beadandó feladatok',
  noPendingAssignments: 'Nincs beadandó feladata',
  due: 'Határidő:',
  atCampus: '(a campusán: {time})',
  timeLeft: 'Hátralévő idő: {time}',
} as const satisfies TextsOf<typeof en>;
