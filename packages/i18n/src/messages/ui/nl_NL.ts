import type { TextsOf } from '../../message-types.ts';
import type { ui as en } from './en.ts';

export const ui = {
  leavePage: 'Pagina verlaten',
  stayOnPage: 'Op de pagina blijven',
  invalidUrl: 'Voer een volledig webadres in, bijvoorbeeld https://example.org.',
  invalidFormat: 'Gebruik de gevraagde notatie.',
  languageReloads: 'De pagina wordt opnieuw geladen in de gekozen taal.',
  reloading: 'De pagina wordt opnieuw geladen om de nieuwste versie op te halen.',
  chooseFiles: 'Bestanden kiezen',
  fileInvalidType: 'Het bestandstype moet {types} zijn',
  fileTooLarge: 'Het bestand is groter dan {size, number} bytes',
  fileTooSmall: 'Het bestand is kleiner dan {size, number} bytes',
  tooManyFiles: 'Te veel bestanden',
  uploads: 'Uploads',
  clearCompleted: 'Voltooide wissen',
  collapse: 'Inklappen',
  expand: 'Uitklappen',
  uploadDone: 'Klaar',
  uploadFailed: 'Mislukt',
  abort: 'Afbreken',
  resume: 'Hervatten',
  clear: 'Wissen',
} as const satisfies TextsOf<typeof en>;
