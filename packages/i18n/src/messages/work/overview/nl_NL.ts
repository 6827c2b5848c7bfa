import type { TextsOf } from '../../../message-types.ts';
import type { workOverview as en } from './en.ts';

export const workOverview = {
  sections: 'Toetsen, cijfers en cijferlijst',
  nothingDue: 'Er wacht niets met een deadline op u.',
  late: 'Te laat',
  lateHint:
    'De deadline is verstreken, maar u kunt dit nog doen. Een voldoende telt dan voor hoogstens {cap}.',
  open: 'Te doen',
  marking: 'Wacht op beoordeling',
  upcoming: 'Nog niet geopend',
  done: 'Afgerond',
  missed: 'Gemist',
  notRequired: 'Niet vereist (vóór uw komst)',
  assignments: 'Opdrachten',
  course: 'Cursus',
  kind: 'Soort',
  noneFound: 'Niets voldoet aan deze filters.',
  clearFilters: 'Filters wissen',
  opens: 'Opent:',
  noDeadline: 'Geen deadline',
  complete: 'Voldaan',
  incomplete: 'Niet voldaan',
} as const satisfies TextsOf<typeof en>;
