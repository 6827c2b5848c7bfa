import type { TextsOf } from '../../../message-types.ts';
import type { errorsTranslations as en } from './en.ts';

export const errorsTranslations = {
  unreadable: 'Nie można odczytać tego tekstu: proszę sprawdzić nawiasy klamrowe i apostrofy.',
  values: 'Tekst musi zawierać dokładnie te wartości: {values}',
  plurals: 'W tym języku tekst wymaga jeszcze tych form liczby mnogiej: {forms}',
  nothingToPublish: 'W tym języku nie ma nic nowego do opublikowania.',
} as const satisfies TextsOf<typeof en>;
