import type { TextsOf } from '../../message-types.ts';
import type { ui as en } from './en.ts';

export const ui = {
  leavePage: 'Pagina verlaten',
  stayOnPage: 'Op de pagina blijven',
  invalidUrl: 'Voer een volledig webadres in, bijvoorbeeld https://example.org.',
  invalidFormat: 'Gebruik de gevraagde notatie.',
  languageReloads: 'De pagina wordt opnieuw geladen in de gekozen taal.',
  reloading: 'De pagina wordt opnieuw geladen om de nieuwste versie op te halen.',
  partMissing:
    'Dit deel van de pagina kon niet worden geladen. Controleer uw verbinding en probeer het opnieuw.',
} as const satisfies TextsOf<typeof en>;
