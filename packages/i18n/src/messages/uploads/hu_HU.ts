import type { TextsOf } from '../../message-types.ts';
import type { uploads as en } from './en.ts';

export const uploads = {
  choose: 'Fájlok kiválasztása',
  invalidType: 'A fájl típusa csak ez lehet: {types}',
  tooLarge: 'A fájl nagyobb, mint {size, number} bájt',
  tooSmall: 'A fájl kisebb, mint {size, number} bájt',
  tooMany: 'Túl sok fájl',
  title: 'Feltöltések',
  clearCompleted: 'Befejezettek törlése',
  collapse: 'Összecsukás',
  expand: 'Kibontás',
  done: 'Kész',
  failed: 'Sikertelen',
  abort: 'Megszakítás',
  resume: 'Folytatás',
  clear: 'Eltávolítás',
  failedPart: 'A(z) {n}. rész feltöltése nem sikerült',
  damagedPart:
    'A(z) {n}. rész minden küldéskor megsérült útközben. Folytassa, hogy újra megpróbálja.',
  canceled: 'A felhasználó megszakította a feltöltést',
  missingInfo: 'Hiányzik a feltöltés azonosítója vagy tokenje',
  failedChunk: 'Egy darab feltöltése nem sikerült',
  selectSame: 'Kérjük, válassza ki az ilyen nevű fájlt: {name}',
  selectFirst: 'Kérjük, előbb válasszon ki egy fájlt!',
  otherFile:
    'Ez nem az a fájl, amelynek a feltöltése elkezdődött. Kérjük, ugyanazt a fájlt válassza ki: {name}',
  unreadable: 'A fájl már nem olvasható. Kérjük, válassza ki újra.',
  interrupted: 'Megszakadt. Folytassa onnan, ahol abbamaradt.',
  elsewhere: 'Egy másik ablak már tölti fel ezt a fájlt.',
  waiting: 'Várakozás a hálózatra',
  metered: 'Szünetel a mobiladat-forgalom kímélése érdekében. Más kapcsolaton magától folytatódik.',
  goOn: 'Feltöltés mindenképpen',
  checking: 'A fájl ellenőrzése',
  abortTitle: 'Megszakítja a feltöltést?',
  clearTitle: 'Elveti a feltöltést?',
  discards: 'Ami a(z) {name} fájlból már felkerült, elvész.',
} as const satisfies TextsOf<typeof en>;
