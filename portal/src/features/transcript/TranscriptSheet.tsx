import { useState } from 'react';
import { useFormat, useT } from '@lampstand/i18n/react';
import { Card } from '@lampstand/ui';
import { college } from '../../shared/college.ts';
import { TermTable } from './TermTable.tsx';
import styles from './Transcript.module.css';
import type { TranscriptPageQuery } from './TranscriptPage.generated.ts';

export interface TranscriptSheetProps {
  readonly transcript: TranscriptPageQuery['transcript'];
}

/** The transcript as it is read and printed: a table for each term, the means, and the scale. */
export function TranscriptSheet({ transcript }: TranscriptSheetProps) {
  const t = useT();
  const { formatDate, formatNumber, formatPercent } = useFormat();
  const [today] = useState(() => new Date());
  const { student, terms, meanScore, meanPoints, scale } = transcript;
  return (
    <Card>
      <header className={styles.letterhead}>
        <p className={styles.college}>{college.name}</p>
        <p>{t('work.transcript.of', { name: student.fullName })}</p>
        <p className={styles.muted}>{formatDate(today, { dateStyle: 'long' })}</p>
      </header>
      {terms.map((term) => (
        <TermTable key={`${term.year} ${term.name}`} term={term} />
      ))}
      {meanScore !== null && (
        <p className={styles.overall}>
          {t('work.transcript.overall', {
            score: formatPercent(meanScore / 100),
            points: meanPoints === null ? '–' : formatNumber(meanPoints, twoPlaces),
          })}
        </p>
      )}
      <p className={styles.muted}>
        {t('work.transcript.scale')}{' '}
        {scale
          .map(
            ({ letter, from, points }) =>
              `${letter} ≥ ${formatPercent(from / 100)} (${formatNumber(points)})`,
          )
          .join(', ')}
      </p>
      <p className={styles.unofficial}>{t('work.transcript.unofficial')}</p>
    </Card>
  );
}

const twoPlaces: Intl.NumberFormatOptions = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
