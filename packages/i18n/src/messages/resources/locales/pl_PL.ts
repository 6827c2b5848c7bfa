import type { TextsOf } from '../../../message-types.ts';
import type { locales as en } from './en.ts';

export const locales = {
  name: 'Język',
  plural: 'Języki',
  'fields.q': 'Szukaj po nazwie lub kodzie',
  'fields.name': 'Nazwa dla personelu',
  'fields.label': 'Wyświetlany jako',
  'fields.value': 'Kod',
  'fields.position': 'Kolejność',
  'fields.enabled': 'Dostępny do wyboru',
  'fields.updatedAt': 'Ostatnia zmiana',
  sectionLocale: 'Dane języka',
  nameHint: 'Po angielsku, do list takich jak ta.',
  labelHint: 'W tym języku, tak jak pokazuje to wybór języka.',
  positionHint: 'W wyborze języka najniższa liczba jest pierwsza.',
  enabledHint: 'Kto już czyta w tym języku, zachowa go.',
} as const satisfies TextsOf<typeof en>;
