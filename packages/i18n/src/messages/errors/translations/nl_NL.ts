import type { TextsOf } from '../../../message-types.ts';
import type { errorsTranslations as en } from './en.ts';

export const errorsTranslations = {
  unreadable: 'Deze tekst kan niet worden gelezen: controleer de accolades en apostrofs.',
  values: 'De tekst moet precies deze waarden bevatten: {values}',
  plurals: 'In deze taal heeft de tekst ook deze meervoudsvormen nodig: {forms}',
  nothingToPublish: 'Er is in deze taal niets nieuws om te publiceren.',
} as const satisfies TextsOf<typeof en>;
