import { useListContext } from 'react-admin';
import { LoadError } from '../page/LoadError.tsx';

/** In place of the rows that could not be read. */
export function ListError() {
  const { error, refetch } = useListContext();
  return <LoadError error={error} onRetry={() => void refetch()} />;
}
