import { AutocompleteInput, type Validator } from 'react-admin';

export interface TimeZoneChoiceProps {
  readonly source: string;
  readonly validate?: Validator;
}

/** One of the IANA time zones. */
export function TimeZoneChoice({ source, validate }: TimeZoneChoiceProps) {
  return (
    <AutocompleteInput
      source={source}
      choices={choices}
      translateChoice={false}
      {...(validate ? { validate } : {})}
    />
  );
}

// Engines list some zones by an older name only; the newer one is just as valid and already in use.
const NEWER_NAMES = ['Europe/Kyiv'];

const choices = [...new Set(['UTC', ...NEWER_NAMES, ...Intl.supportedValuesOf('timeZone')])].map(
  (id) => ({
    id,
    name: id.replaceAll('_', ' '),
  }),
);
