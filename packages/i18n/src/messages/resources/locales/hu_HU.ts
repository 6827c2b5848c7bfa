import type { TextsOf } from '../../../message-types.ts';
import type { locales as en } from './en.ts';

export const locales = {
  name: 'Nyelv',
  plural: 'Nyelvek',
  'fields.q': 'Keresés név vagy kód szerint',
  'fields.name': 'Név a munkatársaknak',
  'fields.label': 'Megjelenítve mint',
  'fields.value': 'Kód',
  'fields.position': 'Sorrend',
  'fields.enabled': 'Választható',
  'fields.updatedAt': 'Utolsó módosítás',
  sectionLocale: 'A nyelv adatai',
  nameHint: 'Angolul, az ilyen listákhoz.',
  labelHint: 'Magán az adott nyelven, ahogy a nyelvválasztó mutatja.',
  positionHint: 'A nyelvválasztóban a legkisebb szám áll elöl.',
  enabledHint: 'Aki már ezen a nyelven olvas, annál megmarad.',
} as const satisfies TextsOf<typeof en>;
