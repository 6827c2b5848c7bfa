import { useT } from '@lampstand/i18n/react';
import { RecordLink } from '../../shared/fields/RecordLink.tsx';
import type { LogitRow } from './logits.binding.ts';

/** Whose entry it is. */
export function LogPerson({ entry }: { readonly entry: LogitRow }) {
  const t = useT();
  if (!entry.userId) return t('resources.logits.nobody');
  return (
    <RecordLink resource="users" id={entry.userId}>
      {entry.userName ?? entry.userId}
    </RecordLink>
  );
}
