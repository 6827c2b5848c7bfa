import type { TextsOf } from '../../../message-types.ts';
import type { errorsTranslations as en } from './en.ts';

export const errorsTranslations = {
  unreadable: 'No se puede leer este texto: revise las llaves y los apóstrofos.',
  values: 'El texto debe contener exactamente estos valores: {values}',
  plurals: 'En este idioma el texto necesita además estas formas de plural: {forms}',
  nothingToPublish: 'No hay nada nuevo que publicar en este idioma.',
} as const satisfies TextsOf<typeof en>;
