import type { TextsOf } from '../../../message-types.ts';
import type { errorsAssignments as en } from './en.ts';

export const errorsAssignments = {
  notYet: 'Deze opdracht is nog niet geopend.',
  closed: 'De deadline is verstreken: er kan niets meer worden ingeleverd.',
  graded: 'Dit werk is beoordeeld: er kan niets meer worden gewijzigd.',
  handedIn: 'Dit werk is ingeleverd. Trek het terug voordat u het wijzigt.',
  nothing: 'Schrijf iets of voeg een bestand toe voordat u inlevert.',
  lateReason: 'Geef aan waarom u te laat inlevert.',
  filesOnly: 'Voor deze opdracht worden alleen bestanden aangenomen, geen tekst.',
  textOnly: 'Voor deze opdracht wordt alleen tekst aangenomen, geen bestanden.',
  tooManyFiles: 'Er is plaats voor {max, plural, one {# bestand} other {# bestanden}}.',
  ownWork: 'Niemand beoordeelt het eigen werk.',
  score: 'Geef een score van 0 tot 100.',
  completion: 'Kies volledig of onvolledig.',
  kindStays: 'Er is al werk ingeleverd, dus de soort blijft zoals die is.',
  untilPassed: 'Kies een moment dat nog moet komen.',
  dueBeforeOpening: 'De deadline moet na de opening liggen.',
  tooManyComments:
    'Er is plaats voor {max, number} bewaarde opmerkingen. Verwijder er een die u niet meer nodig hebt.',
} as const satisfies TextsOf<typeof en>;
