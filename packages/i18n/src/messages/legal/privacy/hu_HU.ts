import type { TextsOf } from '../../../message-types.ts';
import type { privacy as en } from './en.ts';

export const privacy = {
  title: 'Adatvédelem',
  updated: 'Utolsó módosítás: {date}',
  intro:
    'Ez a tájékoztató leírja, hogy milyen adatokat tárol Önről a(z) {organisation}, mire használja őket, és milyen jogai vannak.',
  collectTitle: 'Mit tárolunk',
  collectBody:
    'A nevét és elérhetőségeit, a campusát és csoportjait, a kurzusait, vizsgaeredményeit, feladatait és jelenlétét, a számláit és befizetéseit, valamint a fiókjában végzett fontos műveletek naplóját. A kártyaszámokat kizárólag a fizetési szolgáltató tárolja.',
  useTitle: 'Mire használjuk',
  useBody:
    'Az adatokat az oktatáshoz, a munkái értékeléséhez, bizonyítványok kiállításához, a tanulmányaival kapcsolatos üzenetek küldéséhez, a díjak elszámolásához és az oldal biztonságához használjuk. Nem adjuk el őket, és nem használjuk reklámra.',
  accessTitle: 'Ki láthatja',
  accessBody:
    'Ön látja a saját adatait. Az oktatók és a munkatársak azt látják, amire a campusán a feladatukhoz szükségük van. Más hallgatók csak ott látják a nevét, ahol együtt tanulnak. Az oldalt üzemeltető, a leveleket küldő vagy a fizetéseket kezelő szolgáltatók kizárólag ehhez a feladathoz használhatják az adatokat.',
  abroadTitle: 'Több ország',
  abroadBody:
    'A főiskolának több országban van campusa. Az adatait az Ön országától eltérő országban is kezelhetjük, az itt leírt védelem mellett.',
  keepTitle: 'Meddig őrizzük meg',
  keepBody:
    'Az érdemjegyeket és bizonyítványokat véglegesen megőrizzük, hogy később is igazolni tudja a tanulmányait. A számviteli iratokat addig őrizzük, ameddig a törvény előírja. Minden mást törlünk, amint már nincs rá szükség.',
  cookiesTitle: 'Sütik és tárolás az eszközén',
  cookiesBody:
    'Egy sütit használunk a bejelentkezés megőrzéséhez, és egyet, amely megjegyzi a nyelvét. A böngészője beállításokat és a nemrég megnyitott oldalakat is tárolja, hogy az oldal gyors legyen. Reklámsütik nincsenek.',
  rightsTitle: 'Az Ön jogai',
  rightsBody:
    'Megkérdezheti, milyen adatokat tárolunk Önről, kijavíttathatja a hibákat, másolatot kaphat, és kérheti azoknak az adatoknak a törlését, amelyeket nem vagyunk kötelesek megőrizni. Panaszt is tehet országa adatvédelmi hatóságánál.',
  contactTitle: 'Kapcsolat',
  contactBody: 'Az adataival kapcsolatos bármely ügyben írjon a campusa irodájának.',
} as const satisfies TextsOf<typeof en>;
