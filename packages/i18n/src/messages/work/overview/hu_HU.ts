import type { TextsOf } from '../../../message-types.ts';
import type { workOverview as en } from './en.ts';

export const workOverview = {
  sections: 'Számonkérések, érdemjegyek és kivonat',
  nothingDue: 'Jelenleg nincs határidős teendője.',
  late: 'Késésben',
  lateHint:
    'A határidő lejárt, de még pótolhatja. A sikeres eredmény ekkor legfeljebb {cap} értékű.',
  open: 'Nyitott',
  marking: 'Értékelésre vár',
  upcoming: 'Még nem nyílt meg',
  done: 'Kész',
  missed: 'Elmulasztott',
  notRequired: 'Nem kötelező (a csatlakozása előtt)',
  assignments: 'Feladatok',
  course: 'Kurzus',
  kind: 'Fajta',
  noneFound: 'Nincs a szűrőknek megfelelő elem.',
  clearFilters: 'Szűrők törlése',
  opens: 'Megnyílik:',
  noDeadline: 'Nincs határidő',
  complete: 'Teljes',
  incomplete: 'Hiányos',
} as const satisfies TextsOf<typeof en>;
