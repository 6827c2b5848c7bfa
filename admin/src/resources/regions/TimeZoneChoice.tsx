import { AutocompleteInput, required } from 'react-admin';

/** One of the IANA time zones. */
export function TimeZoneChoice({ source }: { readonly source: string }) {
  return (
    <AutocompleteInput
      source={source}
      choices={choices}
      translateChoice={false}
      validate={required()}
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
