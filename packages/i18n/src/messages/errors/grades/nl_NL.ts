import type { TextsOf } from '../../../message-types.ts';
import type { errorsGrades as en } from './en.ts';

export const errorsGrades = {
  nothingCompleted: 'Er is nog geen cursus voltooid, dus er valt niets uit te geven.',
  letterTwice: 'Deze letter komt twee keer voor.',
  bandOrder: 'Elke letter moet lager beginnen dan de letter erboven.',
  bandLast: 'De laatste letter moet bij 0 beginnen, zodat elk resultaat er een heeft.',
  bandPoints: 'Een lagere letter is niet meer punten waard.',
  blocks: 'Elk deel van de pagina moet één keer voorkomen.',
  neededBlock: 'Zonder dit deel is er geen cijferlijst.',
} as const satisfies TextsOf<typeof en>;
