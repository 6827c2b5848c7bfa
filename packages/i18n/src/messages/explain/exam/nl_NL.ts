import type { TextsOf } from '../../../message-types.ts';
import type { explainExam as en } from './en.ts';

export const explainExam = {
  points: 'Behaalde punten',
  percent: 'In procenten, helften naar boven afgerond',
  passMark: 'Slaaggrens',
  retake: 'Slagen bij een herkansing telt voor hoogstens {cap, number, percent}',
  late: 'Slagen na de deadline telt voor hoogstens {cap, number, percent}',
  retakeAndLate:
    'Slagen bij een herkansing en na de deadline telt voor hoogstens {cap, number, percent}',
  left: 'De poging eindigde voordat ze werd ingeleverd en telt als niet geslaagd',
  timeUp: 'De tijd was om: wat was opgeslagen, is ingeleverd',
  corrected: 'Met de hand gecorrigeerd',
  marking: 'Enkele antwoorden worden nog beoordeeld',
  recorded: 'Overgenomen van een examen op papier',
  moreTime: 'Uw tijd is {factor, number, percent} van de gewone tijd',
  breaks: 'Bij uw tijd {minutes, plural, one {komt # minuut} other {komen # minuten}} pauze',
  extraAttempts: '{count, plural, one {# poging} other {# pogingen}} meer dan gewoonlijk',
  mayLeave: 'Als u de pagina verlaat, zakt u niet voor uw poging',
  grace: 'U mag tot {seconds, plural, one {# seconde} other {# seconden}} weg zijn',
  largerType: 'De vragen verschijnen in grotere letters',
  readAloud: 'De vragen kunnen worden voorgelezen',
} as const satisfies TextsOf<typeof en>;
