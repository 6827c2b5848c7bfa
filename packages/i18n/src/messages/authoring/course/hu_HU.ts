import type { TextsOf } from '../../../message-types.ts';
import type { authoringCourse as en } from './en.ts';

export const authoringCourse = {
  publish: 'Közzététel',
  unpublish: 'Visszavonás',
  publishTitle: 'Közzéteszi ezt: „{name}”?',
  publishBody:
    'Azok a hallgatók, akiknek a csoportjában meghirdették, a kezdőnaptól látják a kurzust és a közzétett leckéit.',
  unpublishTitle: 'Visszavonja ezt: „{name}”?',
  unpublishBody:
    'A hallgatók az újbóli közzétételig nem látják a kurzust. Amit benne elvégeztek, megmarad.',
  published: '„{name}” közzétéve.',
  unpublished: '„{name}” visszavonva.',
  stale: 'Közben valaki más módosította. Most a tárolt állapot látható; kérjük, döntsön újra.',
  preview: 'Megtekintés hallgatóként',
  changes: 'Változások a közzététel óta',
  noChanges: 'A {date} napján történt közzététel óta semmi sem változott.',
  neverPublished:
    'A kurzust még nem tették közzé. A közzététel után itt láthatók a későbbi változások.',
  newOrGone: 'Hozzáadva vagy eltávolítva',
  copy: 'Kurzus másolása',
  copyBody:
    'A másolat megkapja a szövegeket és a képet, minden leckét felvételekkel, feliratokkal, fájlokkal és szabályokkal, valamint a vizsgákat. Semmi sincs közzétéve. A hallgatók munkája az eredetinél marad.',
  copyDo: 'Másolás',
  copied: 'A másolat elkészült: „{name}”. Még semmi sincs közzétéve.',
  copyOfName: '{name} (másolat)',
  offerings: 'Meghirdetések',
  offer: 'Meghirdetés egy csoportnak',
  offerChange: 'A dátumok módosítása: {group}',
  offerSaved: 'Meghirdetve: {group}, {start} – {end}.',
  offerStopTitle: 'Megszünteti a meghirdetést: {group}?',
  offerStopBody: 'A csoport tagjai többé nem látják a kurzust. Amit benne elvégeztek, megmarad.',
  offerStopped: '{group}: a kurzus már nincs meghirdetve.',
  offerConflict:
    'Közben valaki más módosította ezt a meghirdetést. Most tárolva: {start} – {end}. Az Ön adatai megvannak; mentsen újra, ha ezekkel szeretné felváltani.',
  offerGone:
    'Közben valaki más megszüntette ezt a meghirdetést. Az Ön adatai megvannak; mentsen újra az ismételt meghirdetéshez.',
  offerThere:
    'A kurzus ennek a csoportnak már meg van hirdetve. Most tárolva: {start} – {end}. Mentsen újra, ha a saját dátumaival szeretné felváltani.',
  upcoming: 'Később kezdődik',
  running: 'Folyamatban',
  over: 'Befejeződött',
} as const satisfies TextsOf<typeof en>;
