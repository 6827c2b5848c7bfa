import type { TextsOf } from '../../../message-types.ts';
import type { workGrades as en } from './en.ts';

export const workGrades = {
  none: 'U hebt nog geen cijfers. Ze verschijnen hier zodra een van uw cursussen is begonnen.',
  noneYet: 'Nog geen cijfer',
  points: 'Cijferpunten: {points}',
  soFar: 'tot nu toe',
  part: 'Examen of opdracht',
  weight: 'Weging',
  score: 'Resultaat',
  letter: 'Lettercijfer',
  missing: 'Ontbreekt',
  notRequired: 'Niet vereist',
  pending: 'Komt nog',
  courseGrade: 'Cursuscijfer',
  deduction: 'Aftrek (procentpunten)',
  howPart: 'Hoe het getal voor {title} tot stand kwam',
  howCourse: 'Hoe het cursuscijfer tot stand kwam',
  whatIf: 'Wat als …',
  whatIfHint:
    'Typ andere resultaten om te zien hoe het cursuscijfer zou veranderen. Deze getallen zijn niet echt en er wordt niets opgeslagen.',
  guess: 'Resultaat om te proberen',
  guessFor: 'Resultaat om te proberen voor {title}',
  wouldBe: 'Het cursuscijfer zou zijn',
  reset: 'Opnieuw beginnen',
  backToReal: 'Terug naar het echte cijfer',
  history: 'Wijzigingen van uw cijfers',
  noChanges: 'Geen van uw cijfers is gewijzigd.',
  changed: 'van {before} naar {after}',
} as const satisfies TextsOf<typeof en>;
