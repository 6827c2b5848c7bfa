import { AutocompleteInput, useGetList } from 'react-admin';

interface Action {
  readonly id: string;
  readonly name: string;
}

/** Chooses one of the actions that occur. */
export function ActionFilter({ source }: { readonly source: string }) {
  const { data = [] } = useGetList<Action>('logitActions');
  return <AutocompleteInput source={source} choices={data} translateChoice={false} />;
}
