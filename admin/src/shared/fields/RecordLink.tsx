import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useMay } from '../../auth/useMay.ts';

export interface RecordLinkProps {
  readonly resource: string;
  readonly id: string;
  readonly children: ReactNode;
}

/** The name of a record, as a link to its page where the person may open it. */
export function RecordLink({ resource, id, children }: RecordLinkProps) {
  const may = useMay();
  if (!may('show', resource)) return children;
  return (
    <Link to={`/${resource}/${encodeURIComponent(id)}/show`} onClick={keepFromRow}>
      {children}
    </Link>
  );
}

/** A row of a table is a link too: following both would need two steps back. */
const keepFromRow = (event: MouseEvent) => event.stopPropagation();
