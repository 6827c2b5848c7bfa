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
} as const satisfies TextsOf<typeof en>;
