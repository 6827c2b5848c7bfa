import { useState, type RefObject } from 'react';
import { useT } from '@lampstand/i18n/react';
import { Alert, Spinner, TextField, VisuallyHidden } from '@lampstand/ui';
import styles from './Transcript.module.css';
import { isFound, rowsOf } from './transcript.rules.ts';
import { TranscriptLanguages } from './TranscriptLanguages.tsx';
import { TranscriptRows } from './TranscriptRows.tsx';
import { useLines } from './useLines.ts';
import type { TranscriptChoice } from './useTranscriptChoice.ts';

export interface TranscriptProps {
  readonly media: RefObject<HTMLMediaElement | null>;
  readonly choice: TranscriptChoice;
  /** Seconds. */
  readonly position: number;
  readonly onSeek: (seconds: number) => void;
}

/** The words of a lesson, to read along, to search and to jump by. */
export function Transcript({ media, choice, position, onSeek }: TranscriptProps) {
  const t = useT();
  const [search, setSearch] = useState('');
  const lines = useLines(media, choice.locale);
  const beside = useLines(media, choice.beside);
  if (choice.locale === null) return <Alert>{t('lesson.noSubtitles')}</Alert>;

  const languages = <TranscriptLanguages choice={choice} />;
  if (lines === 'loading')
    return (
      <>
        {languages}
        <Spinner />
      </>
    );
  if (lines === 'failed') {
    return (
      <>
        {languages}
        <Alert severity="warning">{t('learning.player.transcriptFailed')}</Alert>
      </>
    );
  }
  const rows = rowsOf(lines, typeof beside === 'string' ? [] : beside);
  const found = rows.filter((row) => isFound(`${row.text}\n${row.beside}`, search));
  return (
    <>
      {languages}
      <div role="search" className={styles.search}>
        <TextField
          type="search"
          label={t('learning.player.searchTranscript')}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <VisuallyHidden>
          <span role="status">
            {search && t('learning.player.linesFound', { count: found.length })}
          </span>
        </VisuallyHidden>
      </div>
      {found.length === 0 && <Alert>{t('learning.player.noLine', { text: search })}</Alert>}
      <TranscriptRows
        rows={found}
        search={search}
        locale={choice.locale}
        beside={choice.beside}
        position={position}
        onSeek={onSeek}
      />
    </>
  );
}
