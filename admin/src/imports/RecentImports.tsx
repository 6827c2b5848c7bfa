import { useGetList } from 'react-admin';
import { Link } from 'react-router-dom';
import { useFormat, useT } from '@lampstand/i18n/react';
import { Card } from '@lampstand/ui';
import type { ImportKind, ImportsListQuery } from './imports.generated.ts';

export interface RecentImportsProps {
  readonly kind: ImportKind;
  readonly groupId: string | null;
}

const statusNames = {
  RUNNING: 'admin.imports.statusRunning',
  DONE: 'admin.imports.statusDone',
  UNDONE: 'admin.imports.statusUndone',
} as const;

/** What the person imported before: each can be followed and undone. */
export function RecentImports({ kind, groupId }: RecentImportsProps) {
  const t = useT();
  const { formatDateTime } = useFormat();
  const { data = [] } = useGetList<ImportsListQuery['imports'][number]>('imports');
  const own = data.filter((each) => each.kind === kind && each.groupId === groupId);
  if (own.length === 0) return null;
  return (
    <Card title={t('admin.imports.recent')}>
      <ul>
        {own.map(({ id, fileName, createdAt, status }) => (
          <li key={id}>
            <Link to={`?import=${id}`}>{fileName}</Link>
            {` · ${formatDateTime(createdAt)} · ${t(statusNames[status])}`}
          </li>
        ))}
      </ul>
    </Card>
  );
}
