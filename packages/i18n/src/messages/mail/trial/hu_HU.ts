import type { TextsOf } from '../../../message-types.ts';
import type { trial as en } from './en.ts';

export const trial = {
  subject: 'Próbalevél',
  body: 'Ha ezt olvassa, a főiskola levelei megérkeznek innen: {siteUrl}.',
  button: 'Az oldal megnyitása',
  footnote: 'Ezt a levelet a főiskola létrehozásakor kérték.',
} as const satisfies TextsOf<typeof en>;
