import type { Translator } from '@lampstand/i18n';
import type { Control } from './form-values.ts';

/**
 * What is wrong with a control, in the locale of the page: the browser judges, but its own words
 * come in the browser's language. Empty when nothing is wrong.
 */
export function validityMessage(control: Control, t: Translator): string {
  const { validity } = control;
  if (validity.valid) return '';
  if (validity.valueMissing) return t('common.requiredFieldMissing');
  if (validity.customError || control instanceof HTMLSelectElement) {
    return control.validationMessage;
  }
  if (validity.tooShort) return t('errors.tooShort', { min: control.minLength });
  if (validity.tooLong) return t('errors.tooLong', { max: control.maxLength });
  return control instanceof HTMLInputElement ? inputMessage(control, t) : t('errors.invalid');
}

function inputMessage({ type, min, max, title, validity }: HTMLInputElement, t: Translator) {
  if (validity.typeMismatch)
    return type === 'email' ? t('errors.invalidEmail') : t('ui.invalidUrl');
  if (validity.badInput)
    return type === 'date' ? t('errors.invalidDate') : t('errors.invalidNumber');
  if (validity.stepMismatch) return t('errors.invalidNumber');
  if (type === 'date') return t('errors.invalidDate');
  if (validity.rangeUnderflow) return t('errors.tooSmall', { min: Number(min) });
  if (validity.rangeOverflow) return t('errors.tooLarge', { max: Number(max) });
  return title || t('ui.invalidFormat');
}
