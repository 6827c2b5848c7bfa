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
} as const satisfies TextsOf<typeof en>;
