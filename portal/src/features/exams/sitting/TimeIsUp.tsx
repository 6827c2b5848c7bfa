import { useT } from '@lampstand/i18n/react';
import { Alert, ButtonLink, Card, Spinner } from '@lampstand/ui';

export interface TimeIsUpProps {
  /** The server could not be asked to end the attempt: it does so by itself. */
  readonly unreached: boolean;
  readonly resultPath: string;
}

/** Stands in the place of the questions while the page hands in by itself. */
export function TimeIsUp({ unreached, resultPath }: TimeIsUpProps) {
  const t = useT();
  const link = (
    <ButtonLink size="small" variant="outlined" to={resultPath}>
      {t('shell.examResult')}
    </ButtonLink>
  );
  return (
    <Card title={t('learning.exam.timeUp')}>
      {unreached ? (
        <Alert severity="warning" actions={link}>
          {t('learning.exam.timeUpOffline')}
        </Alert>
      ) : (
        <p role="status">
          <Spinner variant="button" /> {t('learning.exam.timeUpText')}
        </p>
      )}
    </Card>
  );
}
