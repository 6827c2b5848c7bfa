import { maxLength, required, TextInput } from 'react-admin';
import { useQuestionPlace } from './question-place.ts';

export interface LocaleTextInputProps {
  /** Where the texts by locale are. */
  readonly source: string;
  readonly label: string;
  readonly placeholder?: string | undefined;
  readonly minRows?: number;
  /** Whether it may be left out in the course's language too. */
  readonly optional?: boolean;
}

/** A text in the language that is chosen above; in the course's own it is needed. */
export function LocaleTextInput(props: LocaleTextInputProps) {
  const { source, label, placeholder, minRows, optional = false } = props;
  const { locale, courseLocale } = useQuestionPlace();
  const needed = !optional && locale === courseLocale;
  return (
    <TextInput
      key={locale}
      source={`${source}.${locale}`}
      label={label}
      multiline
      validate={needed ? [required(), longest] : longest}
      {...(placeholder === undefined ? {} : { placeholder })}
      {...(minRows === undefined ? {} : { minRows })}
    />
  );
}

/** As many characters as the server takes. */
const longest = maxLength(2000);
