import type { TextsOf } from '../../../message-types.ts';
import type { personWelcome as en } from './en.ts';

export const personWelcome = {
  title: 'Welkom, {name}',
  body: 'U hebt het tweede jaar afgerond. Vanaf nu hoort u bij de alumni van het college en staan hun pagina’s voor u open.',
} as const satisfies TextsOf<typeof en>;
