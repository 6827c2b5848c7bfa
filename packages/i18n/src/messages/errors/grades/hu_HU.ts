import type { TextsOf } from '../../../message-types.ts';
import type { errorsGrades as en } from './en.ts';

export const errorsGrades = {
  nothingCompleted: 'Még nincs befejezett kurzus, ezért nincs mit kiállítani.',
  letterTwice: 'Ez a jegy kétszer szerepel.',
  bandOrder: 'Minden jegynek alacsonyabban kell kezdődnie a fölötte állónál.',
  bandLast: 'Az utolsó jegynek 0-nál kell kezdődnie, hogy minden eredményhez tartozzon egy.',
  bandPoints: 'Az alacsonyabb jegy nem érhet több pontot.',
  blocks: 'Az oldal minden részének egyszer kell szerepelnie.',
  neededBlock: 'E rész nélkül nincs kivonat.',
} as const satisfies TextsOf<typeof en>;
