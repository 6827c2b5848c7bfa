import type { TextsOf } from '../../../message-types.ts';
import type { errorsExam as en } from './en.ts';

export const errorsExam = {
  twoChoices: 'Een waar/onwaar-vraag heeft precies twee antwoorden.',
  choiceCount: 'Geef {min, number} tot {max, number} antwoorden op.',
  oneCorrect: 'Markeer precies één antwoord als juist.',
  questionNeeded: 'Een examen heeft minstens één vraag nodig voordat het gepubliceerd kan worden.',
  notInGroup: 'Deze persoon studeert niet in de gekozen groep.',
  notOffered: 'De cursus van dit examen wordt niet aan de gekozen groep aangeboden.',
  attemptOpen:
    'Dit examen wordt op dit moment afgelegd. Leg het resultaat vast als die poging is afgerond.',
  inFuture: 'Dit moment ligt nog in de toekomst.',
  sameScore: 'Dit is al het resultaat.',
  ownResult: 'Niemand legt een eigen resultaat vast of corrigeert het.',
  notOpenYet: 'Dit examen is nog niet geopend.',
  closed: 'Dit examen is gesloten. Het kan niet meer worden begonnen.',
  oneSource: 'Kies een vraag of een verzameling, of schrijf een nieuwe vraag.',
  poolTooSmall: 'De verzameling heeft minder vragen dan er getrokken moeten worden.',
  windowOrder: 'Dit moment moet na het vorige liggen.',
  notRestorable: 'Deze poging kan niet opnieuw worden geopend.',
  otherAttemptOpen: 'Er is een andere poging van dit examen open.',
  marksStand:
    'Deze beoordeling kan worden gewijzigd, maar niet meer worden ingetrokken: het resultaat is gecorrigeerd of er is al een nieuwe poging begonnen.',
  nobodySits: 'Op dit moment legt niemand dit examen af.',
  earnedBounds: 'Geef 0 tot {max, number} punten.',
  noPractice: 'Met dit examen kan niet worden geoefend.',
  numberAhead:
    'Dit antwoord heeft een nummer dat geen enkele pagina het kan hebben gegeven. Laad de pagina opnieuw en antwoord nogmaals.',
} as const satisfies TextsOf<typeof en>;
