import { isLocaleCode, type LocaleCode } from '@lampstand/i18n';
import { DomainError } from '../../platform/errors.ts';
import { breaksUnique } from '../../platform/pg-errors.ts';

/** @throws DomainError INVALID on the field for anything that is no locale of the product. */
export function localeCode(locale: string, field = 'locale'): LocaleCode {
  if (isLocaleCode(locale)) return locale;
  throw new DomainError('INVALID', 'errors.invalid', { [field]: 'errors.invalidValue' });
}

/** Two people at the same moment: the second one is told. */
export async function firstOnly(save: () => Promise<void>): Promise<void> {
  try {
    await save();
  } catch (error) {
    const taken = ['translations_locale_message_key', 'translation_publications_locale_number_key'];
    if (!taken.some((key) => breaksUnique(error, key))) throw error;
    throw new DomainError('CONFLICT', 'errors.conflict');
  }
}
