import { RecordLink } from '../../shared/fields/RecordLink.tsx';
import { recordOf } from './log-record.ts';
import type { LogitRow } from './logits.binding.ts';

/** The record that an entry is about: a link where it has a page. */
export function LogRecord({ entry }: { readonly entry: LogitRow }) {
  const record = recordOf(entry);
  if (!entry.entityId) return null;
  const name = `${entry.entity} ${entry.entityId}`;
  if (!record) return name;
  return (
    <RecordLink resource={record.resource} id={record.id}>
      {name}
    </RecordLink>
  );
}
