import { useEffect, useState } from 'react';
import { Spinner } from '@lampstand/ui';
import type { SubmissionRecord } from './assignment-submissions.binding.ts';
import styles from './SubmissionWork.module.css';

type WorkFile = SubmissionRecord['files'][number];

/** Bytes of a plain text that are shown. */
const LONGEST_TEXT = 500_000;

const isText = ({ contentType }: WorkFile) => contentType === 'text/plain';

/** Whether the page can show the file; all others are only saved. */
export const isShown = (file: WorkFile): boolean => file.previewUrl !== null || isText(file);

/** A picture, a sound, a film or a plain text. */
export function FilePreview({ file }: { readonly file: WorkFile }) {
  const { contentType, fileName, previewUrl } = file;
  if (isText(file)) return <TextPreview file={file} />;
  if (previewUrl === null) return null;
  const [kind] = contentType.split('/');
  return (
    <div className={styles.preview}>
      {kind === 'image' && <img src={previewUrl} alt={fileName} className={styles.picture} />}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- what students record has no captions */}
      {kind === 'audio' && <audio controls src={previewUrl} aria-label={fileName} />}
      {kind === 'video' && (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- what students record has no captions
        <video controls src={previewUrl} aria-label={fileName} className={styles.picture} />
      )}
    </div>
  );
}

/** Read as text and shown as text: whatever it holds, nothing of it is run. */
function TextPreview({ file: { url } }: { readonly file: WorkFile }) {
  const [text, setText] = useState<string>();
  useEffect(
    function readText() {
      const stop = new AbortController();
      fetch(url, { signal: stop.signal, headers: { range: `bytes=0-${LONGEST_TEXT}` } })
        .then((answer) => answer.text())
        .then(setText)
        .catch((error: unknown) => {
          if (!stop.signal.aborted) setText(String(error));
        });
      return () => stop.abort();
    },
    [url],
  );
  return (
    <div className={styles.preview}>
      {text === undefined ? <Spinner /> : <pre className={styles.plain}>{text}</pre>}
    </div>
  );
}
