import type { TextsOf } from '../../../message-types.ts';
import type { accommodations as en } from './en.ts';

export const accommodations = {
  name: 'Vizsgakönnyítés',
  plural: 'Vizsgakönnyítések',
  'fields.q': 'Keresés név szerint',
  'fields.userId': 'Hallgató',
  'fields.person': 'Hallgató',
  'fields.regions': 'Régiók',
  'fields.regionId': 'Régió',
  'fields.active': 'Ma érvényes',
  'fields.timeFactorPercent': 'Idő százalékban',
  'fields.extraAttempts': 'További próbálkozások',
  'fields.noLeaveRule': 'Az oldal elhagyása nem okoz sikertelenséget',
  'fields.graceSeconds': 'Türelmi idő másodpercben',
  'fields.breakMinutes': 'Szünetek percben',
  'fields.largerType': 'Nagyobb betűk',
  'fields.readAloud': 'Felolvasott kérdések',
  'fields.validUntil': 'Érvényes eddig',
  'fields.reason': 'Indok',
  'fields.createdAt': 'Létrehozva',
  'fields.updatedAt': 'Módosítva',
  timeHint: 'A 100 mindenki ideje, a 300 ennek háromszorosa.',
  graceHint: 'Meddig lehet távol lenni. Üresen: mint a vizsgánál; legfeljebb 900.',
  breakHint: 'Hozzáadódik az időkorláthoz.',
  validHint: 'Az utolsó nap. Üresen: végleg.',
  reasonHint:
    'Ezt csak a régió és a főiskola adminisztrátorai olvassák. Nem szerepel listában, naplóban vagy exportban, és a hallgató sem kapja meg.',
  stateActive: 'Érvényes',
  stateOver: 'Lejárt',
  sectionConditions: 'A vizsgákon',
} as const satisfies TextsOf<typeof en>;
