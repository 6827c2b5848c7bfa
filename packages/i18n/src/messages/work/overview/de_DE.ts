import type { TextsOf } from '../../../message-types.ts';
import type { workOverview as en } from './en.ts';

export const workOverview = {
  sections: 'Leistungsnachweise, Noten und Leistungsübersicht',
  nothingDue: 'Es wartet nichts mit einer Frist auf Sie.',
  late: 'Verspätet',
  lateHint:
    'Die Frist ist vorbei, Sie können dies aber noch nachholen. Ein bestandenes Ergebnis zählt dann höchstens {cap}.',
  open: 'Offen',
  marking: 'Wartet auf Bewertung',
  upcoming: 'Noch nicht geöffnet',
  done: 'Erledigt',
  missed: 'Versäumt',
  notRequired: 'Nicht verlangt (vor Ihrem Eintritt)',
  assignments: 'Aufgaben',
  course: 'Kurs',
  kind: 'Art',
  noneFound: 'Zu diesen Filtern gibt es nichts.',
  clearFilters: 'Filter zurücksetzen',
  opens: 'Öffnet:',
  noDeadline: 'Keine Frist',
  complete: 'Vollständig',
  incomplete: 'Unvollständig',
} as const satisfies TextsOf<typeof en>;
