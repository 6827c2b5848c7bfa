import type { TextsOf } from '../../../message-types.ts';
import type { learningResult as en } from './en.ts';

export const learningResult = {
  marking: 'A vizsgája értékelés alatt áll',
  markingText: 'Egy ember olvassa az írásos válaszait. Értesítjük, amint megvan az eredmény.',
  timeUpText: 'Lejárt az idő. Amire addig válaszolt, azt beadtuk.',
  closedText:
    'Az oldalt bezárták, és nem nyitották meg újra időben, ezért ez a próbálkozás sikertelennek számít.',
  lostText:
    'Megszakadt a kapcsolat, és nem állt helyre időben, ezért ez a próbálkozás sikertelennek számít.',
  loggedOutText:
    'A vizsga beadása előtt kijelentkezett, ezért ez a próbálkozás sikertelennek számít.',
  staffText: 'Az oktatója lezárta ezt a próbálkozást.',
  practiceText: 'Ez gyakorlás volt. Az eredmény nem számít.',
  heldBackTitle: 'A gyakorlás befejeződött',
  heldBackText:
    'A vizsga ugyanezeket a kérdéseket teszi fel. Hogy mi volt helyes, az akkor látható, ha Ön sikeresen letette, vagy nem maradt próbálkozása.',
  howScore: 'Hogyan jött ki az eredmény',
  evidence: 'Amit feljegyeztünk',
  eventStarted: 'Próbálkozás elkezdve',
  eventCameBack: 'Oldal újra megnyitva',
  eventHidden: 'Váltás másik ablakra',
  eventLeft: 'Oldal elhagyva',
  eventClosed: 'Oldal bezárva',
  eventLost: 'Kapcsolat megszakadt',
  eventLoggedOut: 'Kijelentkezés',
  eventWarned: 'Figyelmeztetés elhagyás előtt',
  eventExtended: 'Több időt kapott',
  eventMessage: 'Üzenet az oktatótól',
  eventHandedIn: 'Beadva',
  eventTimeUp: 'Lejárt az idő',
  eventFailed: 'Sikertelennek számít',
  eventRestored: 'Próbálkozás visszaállítva',
  eventEnded: 'Az oktató lezárta',
  eventServerAway: 'A kiszolgáló nem volt elérhető; ez az idő nem számít bele',
  eventClockCorrected: 'A kiszolgáló óráját beállították; a hátralévő idő nem változott',
  partly: 'Részben helyes',
  notGraded: 'Még nincs értékelve',
  comment: 'Megjegyzés',
  notShown: 'Ennek a vizsgának a helyes válaszai jelenleg nem láthatók.',
} as const satisfies TextsOf<typeof en>;
