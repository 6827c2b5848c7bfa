import type { TextsOf } from '../../../message-types.ts';
import type { personWelcome as en } from './en.ts';

export const personWelcome = {
  title: 'Üdvözöljük, {name}',
  body: 'Ön elvégezte a második évet. Mostantól a főiskola öregdiákjai közé tartozik, és oldalaik nyitva állnak Ön előtt.',
} as const satisfies TextsOf<typeof en>;
