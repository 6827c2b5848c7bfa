import type { TextsOf } from '../../../message-types.ts';
import type { adminHome as en } from './en.ts';

export const adminHome = {
  welcome: 'Welkom, {name}',
  allRegions: 'De hele school in één oogopslag',
  ownRegions: 'In één oogopslag: {regions}',
  activeStudents: 'Actieve studenten',
  recentResults: 'Nieuwste examenresultaten',
  noResults: 'Nog niemand heeft een examen afgerond.',
  allResults: 'Alle examenresultaten',
  reportsOnly: 'Uw rol geeft toegang tot de rapporten van de school.',
  waiting: 'Wat op u wacht',
  nothingWaits: 'Op dit moment wacht er niets op u.',
  oldest: 'Het oudste sinds {date}',
  waitingNotEnrolled: 'Personen die nog geen wachtwoord hebben ingesteld',
  waitingWithoutGroup: 'Personen zonder groep',
  waitingWithoutMembers: 'Groepen zonder leden',
  waitingWithoutSchema: 'Groepen zonder aanwezigheidsregels',
  waitingWithoutAttendanceAdmin: 'Regio’s zonder beheerder aanwezigheid',
  waitingUnpublished: 'Niet-gepubliceerde documenten',
  waitingRequests: 'Nieuwe aanvragen',
} as const satisfies TextsOf<typeof en>;
