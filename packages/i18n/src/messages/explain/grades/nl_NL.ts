import type { TextsOf } from '../../../message-types.ts';
import type { explainGrades as en } from './en.ts';

export const explainGrades = {
  bestAttempt:
    '{attempts, plural, one {De ene poging die meetelt} other {De beste van # pogingen die meetellen}}',
  capped: 'Geslaagd bij een herkansing of na de deadline telt voor hoogstens 70 %',
  corrected: 'Met de hand gecorrigeerd; eerst was het {before, number, percent}',
  gradedByHand: 'Met de hand beoordeeld',
  completed: 'Voltooid: telt voor 100 %',
  notCompleted: 'Niet voltooid: telt voor 0 %',
  marking: 'Ingeleverd en wacht op beoordeling: telt nog niet mee',
  missing: 'Na de deadline niet aanwezig: telt voor 0 %',
  notRequired: 'Moest klaar zijn vóór de komst in de groep: niet vereist, telt niet mee',
  pending: 'Komt nog: telt vóór de deadline niet mee',
  part: '{title}: gewicht {weight, number}, dus {share, number, percent} van het cijfer',
  mean: 'Gewogen gemiddelde van {parts, plural, one {# onderdeel} other {# onderdelen}}, halven naar boven afgerond',
  deduction: 'Min {points, number} procentpunten',
  letter: 'Vanaf {from, number, percent}: {letter}',
  nothingYet: 'Er telt nog niets mee',
  because: 'Reden: {reason}',
} as const satisfies TextsOf<typeof en>;
