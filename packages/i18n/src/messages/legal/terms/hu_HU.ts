import type { TextsOf } from '../../../message-types.ts';
import type { terms as en } from './en.ts';

export const terms = {
  title: 'Felhasználási feltételek',
  updated: 'Utolsó módosítás: {date}',
  intro:
    'Ezek a feltételek mindenkire vonatkoznak, aki a(z) {organisation} oldalát használja: hallgatókra, végzettekre, oktatókra és munkatársakra. Elfogadásukkal vállalja, hogy betartja őket.',
  accountTitle: 'Az Ön fiókja',
  accountBody:
    'A fiókja csak az Öné. Tartsa titokban a jelszavát, adjon meg helyes adatokat magáról, és tartsa azokat naprakészen. Azonnal szóljon az irodának, ha úgy véli, hogy valaki más használja a fiókját.',
  studyTitle: 'Tanulás és vizsgák',
  studyBody:
    'Önállóan dolgozzon. Ne adjon tovább vizsgakérdéseket vagy válaszokat, és ne engedje, hogy más vizsgázzon Ön helyett. A vizsga befejezés előtti elhagyása sikertelen próbálkozásnak számít. A campusának a jelenlétre, határidőkre és érdemjegyekre vonatkozó szabályai itt is érvényesek.',
  contentTitle: 'Tananyag',
  contentBody:
    'A leckék, videók, dokumentumok és vizsgák a főiskola vagy a szerzőik tulajdonát képezik. Saját tanulmányaihoz használhatja őket. Írásos engedély nélkül nem teheti közzé, nem adhatja el és nem oszthatja meg őket.',
  conductTitle: 'Egymás tisztelete',
  conductBody:
    'Bánjon tisztelettel másokkal. Ne küldjön sértéseket, reklámot vagy kártékony fájlokat, és ne próbáljon hozzáférni olyan adatokhoz, amelyeket nem Önnek szántak. A volt hallgatóknak küldött üzenetek nem szolgálhatnak adománygyűjtést vagy reklámot.',
  paymentsTitle: 'Díjak és befizetések',
  paymentsBody:
    'A díjak a számláján feltüntetett módon esedékesek. Ha elfogad egy fizetési tervet, az összegeket a megállapodott napokon automatikusan beszedjük, amíg a számlát ki nem fizették vagy a terv véget nem ér.',
  availabilityTitle: 'Elérhetőség',
  availabilityBody:
    'Gondoskodunk arról, hogy az oldal mindig működjön, de ezt megígérni nem tudjuk. Karbantartás és hibák megszakíthatják. Ha egy hiba miatt nem tud betartani egy határidőt, beszéljen az oktatójával.',
  endingTitle: 'A használat vége',
  endingBody:
    'A hozzáférése megszűnik, ha elhagyja a főiskolát, és nem tartozik a végzettek közé. Lezárhatjuk azt a fiókot, amely megsérti ezeket a feltételeket. Az érdemjegyeit és bizonyítványait ekkor is megőrizzük.',
  changesTitle: 'A feltételek módosítása',
  changesBody:
    'Ha lényegesen módosítjuk ezeket a feltételeket, kérjük, hogy fogadja el őket újra, mielőtt tovább használja az oldalt.',
  contactTitle: 'Kérdések',
  contactBody: 'A feltételekkel kapcsolatos minden kérdésre a campusa irodája válaszol.',
} as const satisfies TextsOf<typeof en>;
