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

const choices = ['UTC', ...Intl.supportedValuesOf('timeZone')].map((id) => ({
  id,
  name: id.replaceAll('_', ' '),
}));
