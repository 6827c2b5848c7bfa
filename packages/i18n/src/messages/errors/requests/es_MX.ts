import type { TextsOf } from '../../../message-types.ts';
import type { errorsRequests as en } from './en.ts';

export const errorsRequests = {
  fieldNeeded: 'Agregue al menos una pregunta antes de publicar el formulario.',
  choicesNeeded: 'Escriba al menos dos opciones, todas distintas.',
  formInUse:
    'Este formulario ya se ha rellenado, por lo que no se puede eliminar. En su lugar, deje de publicarlo.',
  formChanged:
    'Este formulario cambió mientras usted lo rellenaba. Revise lo que escribió y envíelo de nuevo.',
  tooManyWaiting:
    'Demasiadas solicitudes suyas siguen en espera. Espere a que una oficina las atienda.',
} as const satisfies TextsOf<typeof en>;
