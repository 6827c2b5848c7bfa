import type { TextsOf } from '../../../message-types.ts';
import type { locales as en } from './en.ts';

export const locales = {
  name: 'Taal',
  plural: 'Talen',
  'fields.q': 'Zoeken op naam of code',
  'fields.name': 'Naam voor medewerkers',
  'fields.label': 'Weergegeven als',
  'fields.value': 'Codering',
  'fields.position': 'Volgorde',
  'fields.enabled': 'Te kiezen',
  'fields.updatedAt': 'Laatst gewijzigd',
  sectionLocale: 'Over de taal',
  nameHint: 'In het Engels, voor lijsten zoals deze.',
  labelHint: 'In de taal zelf, zoals de taalkeuze die toont.',
  positionHint: 'Het laagste getal komt eerst in de taalkeuze.',
  enabledHint: 'Wie al in deze taal leest, houdt die.',
} as const satisfies TextsOf<typeof en>;
