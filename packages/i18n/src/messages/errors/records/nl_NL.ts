import type { TextsOf } from '../../../message-types.ts';
import type { errorsRecords as en } from './en.ts';

export const errorsRecords = {
  nothingToRestore: 'Er valt niets meer terug te zetten: deze waarden gelden al.',
  sittingNow:
    'Een van de twee legt op dit moment een examen af. Wacht alstublieft tot het voorbij is.',
  typedWrong: 'Dit is niet het e-mailadres van het account.',
  erasurePlanned: 'Het wissen van dit account is al gepland.',
  erasureOver: 'Er is geen gepland wissen dat kan worden ingetrokken.',
} as const satisfies TextsOf<typeof en>;
