import type { TextsOf } from '../../../message-types.ts';
import type { personAddress as en } from './en.ts';

export const personAddress = {
  title: 'Direcciones',
  add: 'Agregar dirección',
  edit: 'Editar dirección',
  remove: 'Quitar dirección',
  none: 'Aún no hay direcciones',
  line1: 'Dirección, línea 1',
  line2: 'Dirección, línea 2',
  city: 'Ciudad',
  state: 'Estado o provincia',
  postcode: 'Código postal',
  country: 'País',
  changed:
    'Esta dirección se modificó mientras tanto. Ahora es la siguiente; al guardar se reemplazará por sus datos.',
} as const satisfies TextsOf<typeof en>;
