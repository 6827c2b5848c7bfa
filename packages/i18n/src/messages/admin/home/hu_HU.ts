import type { TextsOf } from '../../../message-types.ts';
import type { adminHome as en } from './en.ts';

export const adminHome = {
  welcome: 'Üdvözöljük, {name}!',
  allRegions: 'Az egész főiskola egy pillantásra',
  ownRegions: 'Egy pillantásra: {regions}',
  activeStudents: 'Aktív hallgatók',
  recentResults: 'Legutóbbi vizsgaeredmények',
  noResults: 'Még senki sem fejezett be vizsgát.',
  allResults: 'Minden vizsgaeredmény',
  reportsOnly: 'Szerepköre a főiskola jelentéseit nyitja meg.',
  waiting: 'Ami Önre vár',
  nothingWaits: 'Jelenleg semmi sem vár Önre.',
  oldest: 'A legrégebbi: {date} óta',
  waitingNotEnrolled: 'Jelszót még nem beállító személyek',
  waitingWithoutGroup: 'Csoport nélküli személyek',
  waitingWithoutMembers: 'Tagok nélküli csoportok',
  waitingWithoutSchema: 'Jelenléti szabályok nélküli csoportok',
  waitingWithoutAttendanceAdmin: 'Jelenléti felelős nélküli régiók',
  waitingUnpublished: 'Közzé nem tett dokumentumok',
  waitingRequests: 'Új kérelmek',
} as const satisfies TextsOf<typeof en>;
