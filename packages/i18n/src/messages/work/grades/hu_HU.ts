import type { TextsOf } from '../../../message-types.ts';
import type { workGrades as en } from './en.ts';

export const workGrades = {
  none: 'Még nincsenek érdemjegyei. Itt jelennek meg, amint valamelyik kurzusa elkezdődik.',
  noneYet: 'Még nincs érdemjegy',
  points: 'Jegypont: {points}',
  soFar: 'eddig',
  part: 'Vizsga vagy feladat',
  weight: 'Súly',
  score: 'Eredmény',
  letter: 'Betűjegy',
  missing: 'Hiányzik',
  notRequired: 'Nem kötelező',
  pending: 'Hátravan',
  courseGrade: 'A kurzus érdemjegye',
  deduction: 'Levonás (százalékpont)',
  howPart: 'Hogyan jött ki a szám: {title}',
  howCourse: 'Hogyan jött ki a kurzus érdemjegye',
  whatIf: 'Mi lenne, ha…',
  whatIfHint:
    'Írjon be más eredményeket, és meglátja, hogyan változna a kurzus érdemjegye. Ezek a számok nem valódiak, semmit sem mentünk.',
  guess: 'Próbaeredmény',
  guessFor: 'Próbaeredmény: {title}',
  wouldBe: 'A kurzus érdemjegye ez lenne',
  reset: 'Alaphelyzet',
  backToReal: 'Vissza a valódi érdemjegyhez',
  history: 'Érdemjegyei változásai',
  noChanges: 'Egyetlen érdemjegye sem változott.',
  changed: '{before} helyett {after}',
} as const satisfies TextsOf<typeof en>;
