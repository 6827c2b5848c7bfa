import type { TextsOf } from '../../../message-types.ts';
import type { layout as en } from './en.ts';

export const layout = {
  greeting: 'Hola, {firstName}:',
  greetingUnnamed: 'Hola:',
  signOff: 'Saludos cordiales,',
  team: 'El equipo de {applicationName}',
  linkHint: 'Si el botón no funciona, copie esta dirección en su navegador:',
  automatic: 'Este mensaje se envió automáticamente. No lo responda.',
} as const satisfies TextsOf<typeof en>;
