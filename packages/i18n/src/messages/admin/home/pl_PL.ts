import type { TextsOf } from '../../../message-types.ts';
import type { adminHome as en } from './en.ts';

export const adminHome = {
  welcome: 'Witamy, {name}',
  allRegions: 'Cała uczelnia w skrócie',
  ownRegions: 'W skrócie: {regions}',
  activeStudents: 'Aktywni studenci',
  recentResults: 'Najnowsze wyniki egzaminów',
  noResults: 'Nikt jeszcze nie ukończył egzaminu.',
  allResults: 'Wszystkie wyniki egzaminów',
  reportsOnly: 'Ta rola daje dostęp do raportów uczelni.',
  waiting: 'Co na Państwa czeka',
  nothingWaits: 'W tej chwili nic na Państwa nie czeka.',
  oldest: 'Najstarsze od {date}',
  waitingNotEnrolled: 'Osoby, które nie ustawiły hasła',
  waitingWithoutGroup: 'Osoby bez grupy',
  waitingWithoutMembers: 'Grupy bez członków',
  waitingWithoutSchema: 'Grupy bez zasad obecności',
  waitingWithoutAttendanceAdmin: 'Regiony bez osoby odpowiedzialnej za obecność',
  waitingUnpublished: 'Nieopublikowane dokumenty',
  waitingRequests: 'Nowe wnioski',
} as const satisfies TextsOf<typeof en>;
