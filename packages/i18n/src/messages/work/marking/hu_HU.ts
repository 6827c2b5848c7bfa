import type { TextsOf } from '../../../message-types.ts';
import type { workMarking as en } from './en.ts';

export const workMarking = {
  nothingYet: 'Még semmit sem adtak be.',
  keys: 'A J és a K billentyű vagy a nyilak a következő és az előző beadáshoz visznek.',
  walk: 'Beadásról beadásra',
  backToList: 'Vissza a listához',
  choose: 'Válasszon egy beadást.',
  empty: 'Sem szöveget, sem fájlt nem adtak be.',
  own: 'Ez az Ön saját munkája. Más értékeli.',
  guidance: 'Mire kell figyelni',
  grade: 'Értékelés',
  score: 'Százalék (0–100)',
  scoreRange: 'Kérjük, adjon meg egy egész számot 0 és 100 között.',
  completion: 'Teljesítés',
  richFeedback:
    'Ez a visszajelzés formázott, így változatlan marad. Az adminisztrációban módosítható.',
  comments: 'Mentett megjegyzés beszúrása',
  keepComment: 'A szöveg mentése megjegyzésként',
  commentKept: 'A megjegyzést elmentettük.',
  removeComment: 'Eltávolítás a mentett megjegyzések közül',
  commentRemoved: 'A megjegyzést eltávolítottuk.',
  save: 'Értékelés mentése',
  saveNext: 'Mentés és tovább',
  saved: 'Az értékelést mentettük. A hallgató értesítést kap.',
  undo: 'Értékelés visszavonása',
  undone: 'Az értékelést visszavontuk.',
  dropFiles: 'Húzza ide a hallgatónak szánt fájlokat.',
  student: 'Hallgató',
  reopen: 'Megnyitás egy hallgatónak',
  reopenText:
    'A hallgató addig beadhatja munkáját, függetlenül a határidőtől és az értékeléstől, és értesítést kap. Az idő a campus ideje ({zone}).',
  reopenUntil: 'Nyitva eddig',
  reopened: 'A hallgató addig beadhatja munkáját, és értesítést kapott.',
  graded: 'értékelve',
  nothingOfOne: 'semmit sem adott be',
  openUntil: 'nyitva eddig: {date}',
} as const satisfies TextsOf<typeof en>;
