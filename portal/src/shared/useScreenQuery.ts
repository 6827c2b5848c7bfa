import type { OperationVariables, TypedDocumentNode, WatchQueryFetchPolicy } from '@apollo/client';
import { useQuery } from '@apollo/client/react';

export interface ScreenQueryOptions<Variables> {
  readonly variables?: Variables | undefined;
  /** Default: the cache first, then the network (specification §4, "Data loading"). */
  readonly fetchPolicy?: WatchQueryFetchPolicy | undefined;
}

/** The one query of a screen, in the shape that `DataState` takes: `<DataState {...screen}>`. */
export function useScreenQuery<Data extends object, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  { variables, fetchPolicy = 'cache-and-network' }: ScreenQueryOptions<NoInfer<Variables>> = {},
) {
  const { data, loading, error, refetch } = useQuery(document, {
    variables,
    fetchPolicy,
    // The refresh after the first one is the person's own doing: it must not show as loading anew.
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  // The hook reports the same failure in `error`.
  const onRetry = () => void refetch().catch(() => undefined);
  return { data, loading, error, onRetry };
}
