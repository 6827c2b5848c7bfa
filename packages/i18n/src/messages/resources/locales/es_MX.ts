import type { TextsOf } from '../../../message-types.ts';
import type { locales as en } from './en.ts';

export const locales = {
  name: 'Idioma',
  plural: 'Idiomas',
  'fields.q': 'Buscar por nombre o código',
  'fields.name': 'Nombre para el personal',
  'fields.label': 'Se muestra como',
  'fields.value': 'Código',
  'fields.position': 'Orden',
  'fields.enabled': 'Se ofrece para elegir',
  'fields.updatedAt': 'Último cambio',
  sectionLocale: 'Acerca del idioma',
  nameHint: 'En inglés, para listas como esta.',
  labelHint: 'En el propio idioma, como lo muestra el selector.',
  positionHint: 'El número más bajo va primero en el selector.',
  enabledHint: 'Quien ya lee en este idioma lo conserva.',
} as const satisfies TextsOf<typeof en>;
