import type { TextsOf } from '../../../message-types.ts';
import type { errorsAssignments as en } from './en.ts';

export const errorsAssignments = {
  notYet: 'Ez a feladat még nem nyílt meg.',
  closed: 'A határidő lejárt: már semmi nem adható be.',
  graded: 'Ezt a munkát már értékelték: már semmi nem módosítható.',
  handedIn: 'Ezt a munkát már beadta. Kérjük, vonja vissza, mielőtt módosítja.',
  nothing: 'Kérjük, írjon valamit, vagy adjon hozzá fájlt, mielőtt beadja.',
  lateReason: 'Kérjük, írja meg, miért késett.',
  filesOnly: 'Ehhez a feladathoz csak fájl adható be, szöveg nem.',
  textOnly: 'Ehhez a feladathoz csak szöveg adható be, fájl nem.',
  tooManyFiles: '{max, plural, one {# fájlnak} other {# fájlnak}} van hely.',
  ownWork: 'Senki sem értékelheti a saját munkáját.',
  score: 'Kérjük, adjon meg 0 és 100 közötti pontszámot.',
  completion: 'Kérjük, válasszon: teljes vagy hiányos.',
  kindStays: 'Már adtak be munkát, ezért a típus nem változhat.',
  untilPassed: 'Kérjük, jövőbeli időpontot válasszon.',
  dueBeforeOpening: 'A határidőnek a megnyitás után kell lennie.',
  tooManyComments:
    '{max, number} mentett megjegyzésnek van hely. Kérjük, töröljön egyet, amelyre már nincs szüksége.',
} as const satisfies TextsOf<typeof en>;
