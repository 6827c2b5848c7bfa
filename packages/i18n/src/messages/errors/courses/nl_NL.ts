import type { TextsOf } from '../../../message-types.ts';
import type { errorsCourses as en } from './en.ts';

export const errorsCourses = {
  hasRecordings: 'Deze les heeft opnamen. Verwijder ze voordat u er een tekst van maakt.',
  playsNothing: 'Een les van deze soort speelt niets af. Kies eerst een andere soort.',
  checkAfterEnd: 'Dit tijdstip ligt niet vóór het einde van de opname.',
  checkSameTime: 'Op dit tijdstip wordt al een andere vraag gesteld.',
  checkOfOtherCourse: 'Deze vraag hoort bij een andere cursus.',
  checkKind:
    'Hier zijn alleen enkele keuze, meerkeuze, waar of onwaar en korte antwoorden mogelijk.',
} as const satisfies TextsOf<typeof en>;
