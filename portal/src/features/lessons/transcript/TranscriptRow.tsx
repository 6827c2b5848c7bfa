import { clockText } from '@lampstand/i18n';
import { memo } from 'react';
import styles from './Transcript.module.css';
import { stretchesOf, type Row } from './transcript.rules.ts';

export interface TranscriptRowProps {
  readonly row: Row;
  readonly search: string;
  readonly lang: string;
  readonly besideLang: string | undefined;
  /** It is being spoken. */
  readonly current: boolean;
  /** The tab key stops here. */
  readonly stop: boolean;
  readonly onFocus: (start: number) => void;
  readonly onSeek: (seconds: number) => void;
}

/** One line; drawn anew only when it changes itself, for a long lesson has thousands. */
export const TranscriptRow = memo(function TranscriptRow(props: TranscriptRowProps) {
  const { row, search, current, onFocus, onSeek } = props;
  return (
    <li className={styles.place}>
      <button
        type="button"
        className={styles.row}
        tabIndex={props.stop ? 0 : -1}
        aria-current={current || undefined}
        onFocus={() => onFocus(row.start)}
        onClick={() => onSeek(row.start)}
      >
        <span className={styles.clock}>{clockText(row.start)}</span>
        <span className={styles.text} lang={props.lang}>
          <Marked text={row.text} search={search} />
        </span>
        {props.besideLang && (
          <span className={styles.beside} lang={props.besideLang}>
            <Marked text={row.beside} search={search} />
          </span>
        )}
      </button>
    </li>
  );
});

function Marked({ text, search }: { readonly text: string; readonly search: string }) {
  let at = 0;
  return stretchesOf(text, search).map((stretch) => {
    at += stretch.text.length;
    return stretch.found ? <mark key={at}>{stretch.text}</mark> : stretch.text;
  });
}
