import { useT } from '@lampstand/i18n/react';
import { Alert, Button, refreshPath } from '@lampstand/ui';

export interface LoadErrorProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Says what the server said, and offers to ask again. */
export function LoadError({ error, onRetry }: LoadErrorProps) {
  const t = useT();
  return (
    <Alert
      severity="danger"
      title={t('admin.common.couldNotLoad')}
      actions={
        <Button variant="outlined" size="small" icon={refreshPath} onClick={onRetry}>
          {t('common.retry')}
        </Button>
      }
    >
      {error instanceof Error ? error.message : String(error)}
    </Alert>
  );
}
