import type { TextsOf } from '../../../message-types.ts';
import type { errorsCourses as en } from './en.ts';

export const errorsCourses = {
  hasRecordings: 'Deze les heeft opnamen. Verwijder ze voordat u er een tekst van maakt.',
  playsNothing: 'Een les van deze soort speelt niets af. Kies eerst een andere soort.',
} as const satisfies TextsOf<typeof en>;
