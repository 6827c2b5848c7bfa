import type { TextsOf } from '../../../message-types.ts';
import type { errorsQuestions as en } from './en.ts';

export const errorsQuestions = {
  rightAndWrong:
    'Jelöljön meg legalább egy választ helyesként, és legalább egyet hagyjon jelöletlenül.',
  partCount: 'Adjon meg {min, number}–{max, number} elemet.',
  optionCount: 'Kínáljon fel {min, number}–{max, number} választ a párosításhoz.',
  eachMatched: 'Válassza ki minden állításhoz a hozzá tartozó választ.',
  blanksInText: 'Minden hiányzó szónak pontosan egyszer kell szerepelnie minden nyelv szövegében.',
  acceptedCount: 'Adjon meg {min, number}–{max, number} elfogadott választ.',
  stays: 'Ez már nem módosítható.',
  asked:
    'Ezt a kérdést egy vizsga használja, vagy hallgatók már válaszoltak rá. Törlés helyett archiválható.',
  poolOfOtherCourse: 'Ez a kérdéscsoport egy másik kurzushoz tartozik.',
} as const satisfies TextsOf<typeof en>;
