import type { TextsOf } from '../../../message-types.ts';
import type { errorsRecords as en } from './en.ts';

export const errorsRecords = {
  nothingToRestore: 'Er valt niets meer terug te zetten: deze waarden gelden al.',
  sittingNow:
    'Een van de twee legt op dit moment een examen af. Wacht alstublieft tot het voorbij is.',
} as const satisfies TextsOf<typeof en>;
