import type { TextsOf } from '../../../message-types.ts';
import type { gradebook as en } from './en.ts';

export const gradebook = {
  name: 'Osztályozókönyv',
  plural: 'Osztályozókönyv',
  'fields.groupId': 'Csoport',
  'fields.courseId': 'Kurzus',
  search: 'Keresés név szerint',
  student: 'Hallgató',
  grade: 'Érdemjegy',
  letter: 'Betűjegy',
  weight: 'Súly: {weight, number}',
  stateMISSING: 'Hiányzik',
  stateNOT_REQUIRED: 'Nem kötelező (később csatlakozott)',
  statePENDING: 'Még hátravan',
  stateMARKING: 'Értékelésre vár',
  explain: 'Így jött ki: {name}',
  choose: 'Válasszon egy csoportot és annak egy kurzusát.',
  noCourses: 'Ennek a csoportnak nincs közzétett kurzusa.',
  nobody: 'Nincs találat.',
  csv: 'Letöltés CSV-ként',
  print: 'Nyomtatás',
  step: '{text}: {value, number, percent}',
  'fields.score': 'Eredmény százalékban',
  'fields.reason': 'Indok',
  correct: 'Jegy helyesbítése',
  correctBody:
    '{name} munkái változatlanok maradnak; helyettük a helyesbített jegy számít, amíg vissza nem vonják. {name} értesítést kap, és olvassa az indokot.',
  corrected: '{name} jegye helyesbítve',
  withdraw: 'Helyesbítés visszavonása',
  withdrawBody:
    'Újra az a jegy számít, amely {name} munkáiból adódik. {name} értesítést kap, és olvassa az indokot.',
  withdrawn: '{name} jegyének helyesbítése visszavonva',
} as const satisfies TextsOf<typeof en>;
