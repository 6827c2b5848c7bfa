import type { ReactNode } from 'react';
import { useGetOne, type RaRecord } from 'react-admin';
import { ButtonLink, Card, DataState } from '@lampstand/ui';

export interface SettingCardProps<Setting extends RaRecord> {
  readonly id: string;
  readonly title: string;
  /** What leads to another one. */
  readonly change: string;
  readonly children: (setting: Setting) => ReactNode;
}

/** A setting of the site, and the way to another one. */
export function SettingCard<Setting extends RaRecord>(props: SettingCardProps<Setting>) {
  const { id, title, change, children } = props;
  const { data, isPending, error, refetch } = useGetOne<Setting>('site-settings', { id });
  return (
    <Card
      title={title}
      actions={
        <ButtonLink variant="outlined" size="small" to={`/site-settings/${id}`}>
          {change}
        </ButtonLink>
      }
    >
      <DataState
        loading={isPending}
        error={error}
        data={data}
        isEmpty={() => false}
        onRetry={() => void refetch()}
      >
        {children}
      </DataState>
    </Card>
  );
}
