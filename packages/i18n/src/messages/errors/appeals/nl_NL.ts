import type { TextsOf } from '../../../message-types.ts';
import type { errorsAppeals as en } from './en.ts';

export const errorsAppeals = {
  windowOver: 'Bezwaar is mogelijk tot {days} dagen na het resultaat. Die termijn is voorbij.',
  notPossible: 'Er is hier niets waartegen bezwaar mogelijk is.',
  waiting: 'Uw bezwaar wordt al bekeken.',
  decidedBefore: 'Over een bezwaar tegen dit resultaat is al beslist. De beslissing is definitief.',
  over: 'Dit bezwaar is afgehandeld: er is beslist of het is ingetrokken.',
  ownDecision: 'Niemand beslist over een eigen bezwaar.',
  anotherReader: 'U hebt dit beoordeeld of als eerste gelezen. Iemand anders beslist.',
} as const satisfies TextsOf<typeof en>;
