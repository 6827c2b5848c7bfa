import { useUser } from '@lampstand/auth';
import { useT } from '@lampstand/i18n/react';
import { Button } from '@lampstand/ui';
import { useMarkRead } from './useMarkRead.ts';

export interface MarkAllReadProps {
  readonly variant?: 'outlined' | 'text';
  /** The button goes away with its work: whoever pressed it goes on somewhere else. */
  readonly onMarked: () => void;
}

/** Only where something waits to be read. */
export function MarkAllRead({ variant = 'outlined', onMarked }: MarkAllReadProps) {
  const t = useT();
  const { unreadNotifications } = useUser();
  const { mark, pending } = useMarkRead();
  if (unreadNotifications === 0) return null;
  const markAll = async () => {
    if (await mark(null)) onMarked();
  };
  return (
    <Button variant={variant} size="small" loading={pending} onClick={() => void markAll()}>
      {t('person.notifications.markAllRead')}
    </Button>
  );
}
