import { SelectInput, type Validator } from 'react-admin';
import { locales } from '@lampstand/i18n';

export interface LocaleChoiceProps {
  readonly source: string;
  /** As a filter that is always shown. */
  readonly alwaysOn?: true;
  readonly validate?: Validator | Validator[];
}

/** One of the thirteen languages, by its own name. */
export function LocaleChoice({ source, validate }: LocaleChoiceProps) {
  return (
    <SelectInput
      source={source}
      choices={choices}
      translateChoice={false}
      {...(validate ? { validate } : {})}
    />
  );
}

const choices = locales.map(({ code, label }) => ({ id: code, name: label }));
