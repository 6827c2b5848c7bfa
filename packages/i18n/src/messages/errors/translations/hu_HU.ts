import type { TextsOf } from '../../../message-types.ts';
import type { errorsTranslations as en } from './en.ts';

export const errorsTranslations = {
  unreadable:
    'Ez a szöveg nem értelmezhető: ellenőrizze a kapcsos zárójeleket és az aposztrófokat.',
  values: 'A szövegnek pontosan ezeket az értékeket kell tartalmaznia: {values}',
  plurals: 'Ezen a nyelven a szöveghez ezek a többes számú alakok is kellenek: {forms}',
  nothingToPublish: 'Ezen a nyelven nincs új közzétennivaló.',
} as const satisfies TextsOf<typeof en>;
