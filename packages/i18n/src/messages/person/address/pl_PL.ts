import type { TextsOf } from '../../../message-types.ts';
import type { personAddress as en } from './en.ts';

export const personAddress = {
  title: 'Adresy',
  add: 'Dodaj adres',
  edit: 'Edytuj adres',
  remove: 'Usuń adres',
  none: 'Nie ma jeszcze żadnego adresu',
  line1: 'Adres, wiersz 1',
  line2: 'Adres, wiersz 2',
  city: 'Miejscowość',
  state: 'Województwo lub stan',
  postcode: 'Kod pocztowy',
  country: 'Kraj',
  changed:
    'Ten adres został w międzyczasie zmieniony. Teraz brzmi tak jak poniżej; zapisanie zastąpi go wprowadzonymi danymi.',
} as const satisfies TextsOf<typeof en>;
