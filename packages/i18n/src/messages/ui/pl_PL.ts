import type { TextsOf } from '../../message-types.ts';
import type { ui as en } from './en.ts';

export const ui = {
  leavePage: 'Opuść stronę',
  stayOnPage: 'Pozostań na stronie',
  invalidUrl: 'Podaj pełny adres strony, na przykład https://example.org.',
  invalidFormat: 'Proszę zachować wymagany format.',
  languageReloads: 'Strona zostanie ponownie wczytana w wybranym języku.',
  reloading: 'Strona jest ponownie wczytywana, aby pobrać najnowszą wersję.',
  partMissing:
    'Nie udało się załadować tej części strony. Proszę sprawdzić połączenie i spróbować ponownie.',
} as const satisfies TextsOf<typeof en>;
