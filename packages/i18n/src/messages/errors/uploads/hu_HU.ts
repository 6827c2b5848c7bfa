import type { TextsOf } from '../../../message-types.ts';
import type { errorsUploads as en } from './en.ts';

export const errorsUploads = {
  notTaken: 'Ide nem küldhető fájl.',
  wrongKind: 'Ilyen fájl ({found}) itt nem használható.',
  tooLarge: 'A fájl túl nagy. Ide legfeljebb {megabytes, number} MB küldhető.',
  empty: 'A fájl üres.',
  otherFile: 'Ezt a feltöltést egy másik fájllal kezdték el. Kérjük, kezdjen újat.',
  over: 'Ez a feltöltés véget ért. Kérjük, kezdjen újat.',
  lost: 'A fájl útközben elveszett. Kérjük, küldje el újra.',
  quota:
    'Befejezetlen feltöltései együtt {gigabytes, number} GB helyet foglalhatnak. Kérjük, előbb fejezzen be vagy szakítson meg közülük néhányat.',
  itemFull:
    'Itt legfeljebb {max, number} fájl őrizhető meg. Kérjük, előbb távolítson el közülük néhányat.',
  incomplete:
    '{count, plural, one {A fájl # része még nem érkezett meg.} other {A fájl # része még nem érkezett meg.}}',
  notPlayable: 'A böngészők nem játsszák le ezt a fájlt. Tartalma: {found}.',
  unreadable: 'Ez a fájl sérült, vagy sem képet, sem hangot nem tartalmaz.',
  noSubtitles: 'Ez a fájl nem tartalmaz WebVTT vagy SubRip formátumú feliratot.',
  subtitlesLine: 'A felirat {line, number}. sora nem olvasható.',
  noPicture: 'Ez a fájl nem PNG, JPEG, WebP, GIF vagy AVIF formátumú kép.',
  foreignFile:
    'A szöveg olyan fájlt mutat vagy hivatkozik, amely nem ehhez a bejegyzéshez tartozik. Kérjük, előbb ide adja hozzá a fájlt.',
  tooManyPixels:
    'Ez a kép túl sok képpontból áll: {millions, number} millió, animációnál összesen. Legfeljebb {most, number} millió lehetséges.',
  damagedPicture: 'Ez a kép sérült, és nem olvasható.',
  infected: 'Ebben a fájlban kártevő található ({found}). A fájlt nem őriztük meg.',
  uncheckable: 'Ez a fájl túl nagy a kártevők elleni ellenőrzéshez, ezért nem fogadható el.',
} as const satisfies TextsOf<typeof en>;
