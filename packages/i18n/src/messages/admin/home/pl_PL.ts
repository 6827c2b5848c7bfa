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
} as const satisfies TextsOf<typeof en>;
