import type { TextsOf } from '../../message-types.ts';
import type { documents as en } from './en.ts';

export const documents = {
  search: 'Buscar en títulos y contenidos',
  found:
    '{count, plural, one {# documento encontrado} many {# de documentos encontrados} other {# documentos encontrados}}',
  noMatch: 'Ningún documento coincide con “{text}”.',
  empty: 'Aún no hay documentos para usted.',
  notAvailable: 'Este documento no existe o no está destinado a usted.',
  lastChanged: 'Última modificación: {date}',
  notPublished: 'Sin publicar',
} as const satisfies TextsOf<typeof en>;
