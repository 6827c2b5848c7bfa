import type { TextsOf } from '../../../message-types.ts';
import type { errorsSite as en } from './en.ts';

export const errorsSite = {
  categoryInUse:
    'Esta categoría la usan {count, plural, one {# curso} many {# de cursos} other {# cursos}}: {names}. Primero páselos a otra categoría.',
  localeNeeded:
    'Este idioma no se puede desactivar: el inglés y el idioma predeterminado del sitio siempre se ofrecen.',
  localeOff: 'Este idioma está desactivado. Primero actívelo.',
  currencyOff: 'El instituto no ofrece esta moneda.',
  currencyCodeFixed: 'El código de una moneda nunca cambia. Agregue otra moneda en su lugar.',
  currencyNeeded: 'Todos los tipos de cambio se dan para esta moneda, por eso siempre permanece.',
  currencyDecimalsFixed:
    'Regiones o personas usan esta moneda, por eso sus decimales no pueden cambiar.',
  currencyInUse:
    'Esta moneda está en uso: {regions, number} regiones, {people, number} personas, {rates, number} tipos de cambio. En su lugar, desactívela.',
  currencyIsBase: 'Todos los tipos de cambio se dan para esta moneda, por eso no tiene propios.',
  ratesUnchanged: 'Ningún tipo de cambio ha variado.',
  d2lNotConfigured: 'No hay ningún sitio Brightspace configurado.',
} as const satisfies TextsOf<typeof en>;
