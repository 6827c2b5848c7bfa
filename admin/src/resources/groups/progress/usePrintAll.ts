import { useEffect, useState } from 'react';
import { useListContext } from 'react-admin';

/** As many rows as the server gives at once. */
const mostRows = 1000;

/** Prints all rows of the list: they are brought onto one page first. */
export function usePrintAll(): () => void {
  const { data = [], isFetching, page, perPage, setPage, setPerPage, total = 0 } = useListContext();
  const [wanted, setWanted] = useState(false);
  const ready = wanted && !isFetching && data.length >= Math.min(total, mostRows);

  useEffect(
    function printWhenReady() {
      if (!ready) return;
      window.print();
      setWanted(false);
    },
    [ready],
  );

  return () => {
    if (page !== 1) setPage(1);
    if (perPage < total) setPerPage(mostRows);
    setWanted(true);
  };
}
