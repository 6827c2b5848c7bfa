import type { TextsOf } from '../../../message-types.ts';
import type { errorsExam as en } from './en.ts';

export const errorsExam = {
  twoChoices: 'Az igaz/hamis kérdésnek pontosan két válasza van.',
  choiceCount: 'Adjon meg {min, number}–{max, number} választ.',
  oneCorrect: 'Pontosan egy választ jelöljön meg helyesként.',
  questionNeeded: 'A közzétételhez a vizsgának legalább egy kérdést kell tartalmaznia.',
  notInGroup: 'Ez a személy nem a kiválasztott csoportban tanul.',
  notOffered: 'A vizsga kurzusa nem érhető el a kiválasztott csoport számára.',
  attemptOpen:
    'A hallgató éppen most írja ezt a vizsgát. Az eredményt a próbálkozás végeztével rögzítse.',
  inFuture: 'Ez az időpont még nem jött el.',
  sameScore: 'Az eredmény már most is ennyi.',
  ownResult: 'Saját eredményét senki sem rögzítheti és nem javíthatja.',
  notOpenYet: 'Ez a vizsga még nem nyílt meg.',
  closed: 'Ez a vizsga lezárult. Már nem kezdhető el.',
  oneSource: 'Válasszon egy kérdést vagy egy gyűjteményt, vagy írjon új kérdést.',
  poolTooSmall: 'A gyűjteményben kevesebb kérdés van, mint amennyit sorsolni kell.',
  windowOrder: 'Ennek az időpontnak az előző utánra kell esnie.',
  notRestorable: 'Ez a kísérlet nem nyitható meg újra.',
  otherAttemptOpen: 'Ennek a vizsgának egy másik kísérlete nyitva van.',
  marksStand:
    'Ez az értékelés módosítható, de már nem vonható vissza: az eredményt javították, vagy már új kísérlet kezdődött.',
  nobodySits: 'Jelenleg senki sem teszi le ezt a vizsgát.',
  earnedBounds: 'Adjon 0 és {max, number} közötti pontot.',
  noPractice: 'Ezt a vizsgát nem lehet gyakorlásként letenni.',
  numberAhead:
    'Ennek a válasznak olyan sorszáma van, amelyet egyetlen oldal sem adhatott neki. Kérjük, töltse be újra az oldalt, és válaszoljon ismét.',
} as const satisfies TextsOf<typeof en>;
