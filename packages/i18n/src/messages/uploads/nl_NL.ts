import type { TextsOf } from '../../message-types.ts';
import type { uploads as en } from './en.ts';

export const uploads = {
  choose: 'Bestanden kiezen',
  invalidType: 'Het bestandstype moet {types} zijn',
  tooLarge: 'Het bestand is groter dan {size, number} bytes',
  tooSmall: 'Het bestand is kleiner dan {size, number} bytes',
  tooMany: 'Te veel bestanden',
  title: 'Uploads',
  clearCompleted: 'Voltooide wissen',
  collapse: 'Inklappen',
  expand: 'Uitklappen',
  done: 'Klaar',
  failed: 'Mislukt',
  abort: 'Afbreken',
  resume: 'Hervatten',
  clear: 'Wissen',
  failedPart: 'Deel {n} kon niet worden geüpload',
  damagedPart: 'Deel {n} raakte onderweg telkens beschadigd. Hervat om het opnieuw te proberen.',
  canceled: 'Upload geannuleerd door de gebruiker',
  missingInfo: 'Upload-ID of token ontbreekt',
  failedChunk: 'Een deel van het bestand kon niet worden geüpload',
  selectSame: 'Selecteer het bestand met de naam: {name}',
  selectFirst: 'Selecteer eerst een bestand!',
  otherFile:
    'Dit is een ander bestand dan het bestand waarvan de upload is begonnen. Selecteer hetzelfde bestand: {name}',
  unreadable: 'Het bestand kan niet meer worden gelezen. Selecteer het opnieuw.',
  interrupted: 'Onderbroken. Hervat de upload waar die is gestopt.',
  elsewhere: 'Een ander venster uploadt dit bestand al.',
  waiting: 'Wachten op het netwerk',
  metered:
    'Gepauzeerd om mobiele data te besparen. Via een andere verbinding gaat de upload vanzelf verder.',
  goOn: 'Toch uploaden',
  checking: 'Het bestand wordt gecontroleerd',
  abortTitle: 'Upload afbreken?',
  clearTitle: 'Upload verwijderen?',
  discards: 'Wat van {name} is geüpload, gaat verloren.',
} as const satisfies TextsOf<typeof en>;
