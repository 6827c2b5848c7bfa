import type { TextsOf } from '../../../message-types.ts';
import type { errorsQuestionFiles as en } from './en.ts';

export const errorsQuestionFiles = {
  unreadable:
    'Ez a fájl a választott formátumban nem olvasható. Lehet, hogy más formátumú vagy csonka.',
  noQuestions: 'Ebben a fájlban nincs kérdés.',
  tooMany: 'Egy fájlban legfeljebb {max, number} kérdés lehet.',
  unknownKind: 'Ez a kérdéstípus itt nem ismert: {kind}',
  noAnswers: 'Nincsenek válaszok kapcsos zárójelek között: ez szöveg, nem kérdés.',
  variables: 'A változók miatt ez mindenkinek más kérdés; ezt itt nem ismerjük.',
  severalInOne: 'Itt több kérdés áll egyben, amit nem ismerünk: {kind}',
  noText: 'Hiányzik a kérdés vagy egy válasz szövege.',
  feedback: 'A tippek és visszajelzések nem kerülnek át.',
  media: 'A képek, hangok és fájlok nem kerülnek át.',
  formatting: 'A félkövér, a listák és a táblázatok egyszerű szöveggé válnak.',
  weights: 'A részpontot érő válaszok teljesen vagy egyáltalán nem számítanak.',
  points: 'A pontszámot a vizsga adja meg, nem a kérdés.',
  wildcards: 'A helyettesítő jeleket (pl. *) tartalmazó válaszok kimaradnak.',
  severalNumbers: 'Több helyes szám közül csak egy kerül át.',
  choicesToText: 'Amit listából kellett választani, azt itt be kell írni.',
  encoding: 'Néhány karakter nem volt olvasható.',
  otherLanguages: 'Csak a kurzus nyelvén írt szövegek vannak a fájlban.',
  choiceWords: 'A két válasz szavai a szokásos igaz/hamis szavakra változnak.',
  guidance: 'Az értékelőknek szóló megjegyzések nem kerülnek át.',
  maxWords: 'A szókorlát nem kerül át.',
  unit: 'A mértékegység (több közül egy kivételével) nem kerül át.',
  allOrNothing: 'A formátum nem tudja megadni, hogy csak a teljesen helyes válasz számít.',
  caseSensitive: 'Nem marad meg pontosan, hogy számítanak-e a nagybetűk.',
  tolerance: 'Az üres helyekre írt számoknak pontosan kell egyezniük.',
  pairsToColumns: 'Amit szabadon lehetett párosítani, két oszlopban áll.',
  marksToChoices: 'A szövegben megjelölhető szavak választható válaszok lesznek.',
  leftOut: 'Ez a kérdés nincs a fájlban: a formátumban nincs hozzá hasonló.',
} as const satisfies TextsOf<typeof en>;
