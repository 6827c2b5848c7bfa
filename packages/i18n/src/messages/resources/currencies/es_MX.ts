import type { TextsOf } from '../../../message-types.ts';
import type { currencies as en } from './en.ts';

export const currencies = {
  name: 'Moneda',
  plural: 'Monedas',
  'fields.q': 'Buscar por nombre o código',
  'fields.value': 'Código',
  'fields.label': 'Nombre',
  'fields.decimals': 'Decimales',
  'fields.enabled': 'Se ofrece para elegir',
  'fields.regionCount': 'Regiones',
  'fields.userCount': 'Personas',
  'fields.rateCount': 'Tipos de cambio',
  'fields.createdAt': 'Creado',
  'fields.updatedAt': 'Último cambio',
  sectionCurrency: 'Acerca de la moneda',
  valueHint: 'El código nunca cambia.',
  decimalsHint: '2 significa que 100 de la unidad mínima son una.',
  enabledHint: 'Las regiones y personas que ya tienen esta moneda la conservan.',
  rates: 'Tasas de cambio',
  ratesFailed: 'No se pudo obtener la moneda. Revise su conexión a internet.',
  ratesHint: 'Cuántos {currency} se obtienen por un {base} en un mes.',
  ratesRule:
    'Los importes de un mes se convierten con la tasa del mes siguiente, los de diciembre con la de enero. Una tasa que falta deja un hueco en los informes.',
  base: 'Todas las tasas se dan para esta moneda, por eso no tiene propias.',
  year: 'Año',
  yearFilled: '{year}: {count, number} de 12',
  missing: 'Falta',
  rateInvalid: 'Escriba un número mayor que 0.',
  savedNow: 'Guardado ahora: {rate}',
  ratesSaved:
    '{count, plural, one {Se guardó # tasa} many {Se guardaron # de tasas} other {Se guardaron # tasas}}',
} as const satisfies TextsOf<typeof en>;
