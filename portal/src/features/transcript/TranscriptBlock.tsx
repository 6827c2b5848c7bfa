import { useState } from 'react';
import { useFormat, useT } from '@lampstand/i18n/react';
import { college } from '../../shared/college.ts';
import { TermTable } from './TermTable.tsx';
import styles from './Transcript.module.css';
import type { TranscriptPageQuery } from './TranscriptPage.generated.ts';

type Transcript = TranscriptPageQuery['transcript'];
type Design = TranscriptPageQuery['transcriptDesign'];

export interface TranscriptBlockProps {
  readonly kind: Design['blocks'][number]['kind'];
  readonly transcript: Transcript;
  readonly design: Design;
}

/** One part of the transcript. What proves an issued copy is, on this one, a word that it is none. */
export function TranscriptBlock({ kind, transcript, design }: TranscriptBlockProps) {
  const t = useT();
  switch (kind) {
    case 'LETTERHEAD':
      return (
        <header className={styles.letterhead}>
          <p className={styles.college}>{college.name}</p>
          {design.letterhead !== null && <p className={styles.lines}>{design.letterhead}</p>}
        </header>
      );
    case 'STUDENT':
      return <Student name={transcript.student.fullName} />;
    case 'COURSES':
      return transcript.terms.map((term) => (
        <TermTable key={`${term.year} ${term.name}`} term={term} />
      ));
    case 'MEAN':
      return <Mean {...transcript} />;
    case 'SCALE':
      return <Scale scale={transcript.scale} />;
    case 'SEAL':
      // Decoration: what it proves, an issued copy proves by its code.
      return design.sealUrl !== null && <img className={styles.seal} src={design.sealUrl} alt="" />;
    case 'PROOF':
      return <p className={styles.unofficial}>{t('work.transcript.unofficial')}</p>;
  }
}

function Student({ name }: { readonly name: string }) {
  const t = useT();
  const { formatDate } = useFormat();
  const [today] = useState(() => new Date());
  return (
    <div className={styles.student}>
      <p>{t('work.transcript.of', { name })}</p>
      <p className={styles.muted}>{formatDate(today, { dateStyle: 'long' })}</p>
    </div>
  );
}

function Mean({ meanScore, meanPoints }: Pick<Transcript, 'meanScore' | 'meanPoints'>) {
  const t = useT();
  const { formatNumber, formatPercent } = useFormat();
  if (meanScore === null) return null;
  return (
    <p className={styles.overall}>
      {t('work.transcript.overall', {
        score: formatPercent(meanScore / 100),
        points: meanPoints === null ? '–' : formatNumber(meanPoints, twoPlaces),
      })}
    </p>
  );
}

function Scale({ scale }: Pick<Transcript, 'scale'>) {
  const t = useT();
  const { formatNumber, formatPercent } = useFormat();
  const bands = scale.map(
    ({ letter, from, points }) =>
      `${letter} ≥ ${formatPercent(from / 100)} (${formatNumber(points)})`,
  );
  return (
    <p className={styles.muted}>
      {t('work.transcript.scale')} {bands.join(', ')}
    </p>
  );
}

const twoPlaces: Intl.NumberFormatOptions = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
