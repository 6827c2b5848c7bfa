import type { TextsOf } from '../../../message-types.ts';
import type { notificationsExam as en } from './en.ts';

export const notificationsExam = {
  title: 'Vizsgaeredmény',
  passed: 'Ön sikeresen teljesítette a(z) „{exam}” vizsgát, eredménye: {score, number, percent}.',
  failed: 'A(z) „{exam}” vizsga ezúttal nem sikerült. Az Ön eredménye: {score, number, percent}.',
  abandoned: 'A(z) „{exam}” beadás előtt véget ért, ezért ez a próbálkozás sikertelennek számít.',
  recorded: 'A papíron megírt „{exam}” vizsga eredményét rögzítettük: {score, number, percent}.',
  corrected:
    'A(z) „{exam}” vizsgán elért eredményét javítottuk. Korábban: {before, number, percent}, most: {score, number, percent}.',
  restored: 'A(z) „{exam}” vizsgán tett kísérletét újra megnyitották. Folytathatja.',
  takenBack:
    'A(z) „{exam}” vizsgán adott válaszainak értékelését visszavonták; újra értékelik őket.',
  gradeTitle: 'Kurzusjegy',
  gradeCorrected:
    'Az Ön jegye a(z) „{course}” kurzusban most {score, number, percent}. Az indok a jegyeinél olvasható.',
  gradeWithdrawn:
    'Az Ön „{course}” kurzusban kapott jegyének helyesbítését visszavonták. Az indok a jegyeinél olvasható.',
} as const satisfies TextsOf<typeof en>;
