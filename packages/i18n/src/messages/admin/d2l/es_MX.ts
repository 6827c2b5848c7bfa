import type { TextsOf } from '../../../message-types.ts';
import type { adminD2l as en } from './en.ts';

export const adminD2l = {
  body: 'Se iniciará sesión en {host} a su nombre. El acceso funciona una vez y durante un minuto; cada uso queda registrado.',
  notConfigured:
    'No hay ningún sitio Brightspace configurado. Quien administra el servidor indica su dirección y la clave común.',
  expired: 'Este acceso a Brightspace ya se usó o venció. Comience de nuevo.',
} as const satisfies TextsOf<typeof en>;
