import type { TextsOf } from '../../../message-types.ts';
import type { personAddress as en } from './en.ts';

export const personAddress = {
  title: 'Adressen',
  add: 'Adres toevoegen',
  edit: 'Adres bewerken',
  remove: 'Adres verwijderen',
  none: 'Er is nog geen adres',
  line1: 'Adresregel 1',
  line2: 'Adresregel 2',
  city: 'Plaats',
  state: 'Provincie of staat',
  postcode: 'Postcode',
  country: 'Land',
  changed:
    'Dit adres is intussen gewijzigd. Het luidt nu als volgt; bij het opslaan wordt het door uw gegevens vervangen.',
} as const satisfies TextsOf<typeof en>;
