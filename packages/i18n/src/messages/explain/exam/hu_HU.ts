import type { TextsOf } from '../../../message-types.ts';
import type { explainExam as en } from './en.ts';

export const explainExam = {
  points: 'Elért pontok',
  percent: 'Százalékban, a feleket felfelé kerekítve',
  passMark: 'Sikeresség határa',
  retake: 'A megismételt kísérletben elért siker legfeljebb {cap, number, percent} értékű',
  late: 'A határidő után elért siker legfeljebb {cap, number, percent} értékű',
  retakeAndLate:
    'A megismételt kísérletben, határidő után elért siker legfeljebb {cap, number, percent} értékű',
  left: 'A kísérlet a beadás előtt véget ért, ezért sikertelennek számít',
  timeUp: 'Lejárt az idő: a mentett válaszok kerültek beadásra',
  corrected: 'Kézzel javítva',
  marking: 'Néhány válasz értékelése még folyamatban van',
  recorded: 'Papíralapú vizsgáról rögzítve',
  moreTime: 'Az Ön ideje a szokásos {factor, number, percent}-a',
  breaks: 'Az Ön idejéhez {minutes, plural, one {# perc} other {# perc}} szünet adódik',
  extraAttempts: '{count, plural, one {# kísérlettel} other {# kísérlettel}} több a szokásosnál',
  mayLeave: 'Az oldal elhagyása miatt kísérlete nem lesz sikertelen',
  grace: 'Legfeljebb {seconds, plural, one {# másodpercig} other {# másodpercig}} lehet távol',
  largerType: 'A kérdések nagyobb betűkkel jelennek meg',
  readAloud: 'A kérdések felolvastathatók',
} as const satisfies TextsOf<typeof en>;
