import { useEffect, useRef, useState } from 'react';
import { useListContext } from 'react-admin';

/** As many rows as the server gives of a group at once. */
const mostRows = 500;

/** Prints all rows of the list: they are brought onto one page first. */
export function usePrintAll(): () => void {
  const { data = [], isFetching, page, perPage, setPage, setPerPage, total = 0 } = useListContext();
  const [asked, setAsked] = useState(0);
  const printed = useRef(0);
  const allThere = !isFetching && data.length >= Math.min(total, mostRows);

  useEffect(
    function printWhenAllThere() {
      if (!allThere || printed.current === asked) return;
      printed.current = asked;
      window.print();
    },
    [allThere, asked],
  );

  return () => {
    if (page !== 1) setPage(1);
    if (perPage < total) setPerPage(mostRows);
    setAsked(asked + 1);
  };
}
