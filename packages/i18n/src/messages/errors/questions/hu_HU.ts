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
  poolOfOtherCourse: 'Ez a kérdéscsoport egy másik kurzushoz tartozik.',
  revised: 'Közben valaki más módosította ezt a kérdést. A mentés nem történt meg.',
  asked: 'Ezek a vizsgák kérdezik: {exams}. Helyette archiválható.',
  askedInLessons:
    'Ezeknek a leckéknek a felvétele megáll ennél a kérdésnél: {lessons}. Helyette archiválható.',
  moreExams: '{count, plural, one {további # vizsga} other {további # vizsga}}',
  answered: 'Erre a kérdésre már válaszoltak hallgatók. Helyette archiválható.',
} as const satisfies TextsOf<typeof en>;
