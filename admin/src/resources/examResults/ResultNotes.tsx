import { useFormat, useT } from '@lampstand/i18n/react';
import { Alert } from '@lampstand/ui';

export interface ResultNotesProps {
  readonly result: {
    readonly abandoned: boolean;
    readonly score: number;
    readonly scaledFrom: number | null;
  };
}

/** Why a result is not simply what was earned. */
export function ResultNotes({ result }: ResultNotesProps) {
  const t = useT();
  const { formatPercent } = useFormat();
  const { abandoned, score, scaledFrom } = result;
  return (
    <>
      {abandoned && <Alert severity="warning">{t('resources.examResults.abandoned')}</Alert>}
      {scaledFrom !== null && (
        <Alert>
          {t('resources.examResults.scaledFrom', {
            earned: formatPercent(scaledFrom / 100),
            kept: formatPercent(score / 100),
          })}
        </Alert>
      )}
    </>
  );
}
