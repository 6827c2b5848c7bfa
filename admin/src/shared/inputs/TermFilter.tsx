import { ReferenceInput, SelectInput } from 'react-admin';

/** One of the terms that groups name, as a filter. */
export function TermFilter({ source }: { readonly source: string }) {
  return (
    <ReferenceInput source={source} reference="groupTerms">
      <SelectInput optionText="name" translateChoice={false} />
    </ReferenceInput>
  );
}
