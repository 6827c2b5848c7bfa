import { useId, useState } from 'react';
import type { Translator } from '@lampstand/i18n';
import { useFormat, useT } from '@lampstand/i18n/react';
import { Button } from '../actions/Button.tsx';
import { IconButton } from '../actions/IconButton.tsx';
import bar from '../feedback/ProgressBar.module.css';
import { Spinner } from '../feedback/Spinner.tsx';
import { Icon } from '../icons/Icon.tsx';
import { checkCirclePath, chevronDownPath, errorPath } from '../icons/icon-paths.ts';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import styles from './UploadsPanel.module.css';

/** Where an upload stands; an aborted one is in the list no longer. */
export type UploadStatus = 'loading' | 'uploading' | 'completed' | 'error';

export interface ShownUpload {
  readonly id: string;
  readonly name: string;
  readonly status: UploadStatus;
  /** 0 to 1. */
  readonly progress: number;
  /** What it waits for, what is done with it, or why it stopped. */
  readonly note?: string | undefined;
  /** It waits until the person wants it sent all the same. Default false. */
  readonly paused?: boolean | undefined;
  /** Default true; false where what stopped cannot go on. */
  readonly resumable?: boolean | undefined;
}

export interface UploadsPanelProps {
  readonly uploads: readonly ShownUpload[];
  readonly onAbort: (id: string) => void;
  /** Sends one that is paused. */
  readonly onGoOn: (id: string) => void;
  /** Goes on with one that stopped. */
  readonly onResume: (id: string) => void;
  /** Takes one that is over, or that stopped, out of the list. */
  readonly onClear: (id: string) => void;
  readonly onClearCompleted: () => void;
}

/** Uploads under way and over, floating above the page; nothing where there are none. */
export function UploadsPanel({ uploads, onClearCompleted, ...actions }: UploadsPanelProps) {
  const t = useT();
  const [titleId, listId] = [useId(), useId()];
  const [open, setOpen] = useState(true);
  if (uploads.length === 0) return null;
  return (
    <aside className={styles.panel} aria-labelledby={titleId} data-print="hide">
      <div className={styles.head}>
        <h2 id={titleId}>{t('uploads.title')}</h2>
        {uploads.some(({ status }) => status === 'completed') && (
          <Button variant="text" size="small" onClick={onClearCompleted}>
            {t('uploads.clearCompleted')}
          </Button>
        )}
        <IconButton
          label={t(open ? 'uploads.collapse' : 'uploads.expand')}
          icon={chevronDownPath}
          aria-expanded={open}
          aria-controls={listId}
          className={open ? undefined : styles.folded}
          onClick={() => setOpen(!open)}
        />
      </div>
      <ul id={listId} className={styles.list} hidden={!open}>
        {uploads.map((upload) => (
          <UploadRow key={upload.id} upload={upload} {...actions} />
        ))}
      </ul>
      <Spoken uploads={uploads} />
    </aside>
  );
}

/** For those who listen: how each stands, whenever that changes. Progress alone says nothing. */
function Spoken({ uploads }: Pick<UploadsPanelProps, 'uploads'>) {
  const t = useT();
  return (
    <VisuallyHidden>
      <span role="status">
        {uploads.map(({ id, name, note, status }) => {
          const state = stateText(status, t);
          const words = [state, note].filter(Boolean).join(' – ');
          return words && <span key={id}>{`${name}: ${words}\n`}</span>;
        })}
      </span>
    </VisuallyHidden>
  );
}

function stateText(status: UploadStatus, t: Translator): string | undefined {
  if (status === 'completed') return t('uploads.done');
  return status === 'error' ? t('uploads.failed') : undefined;
}

interface UploadRowProps extends Pick<
  UploadsPanelProps,
  'onAbort' | 'onClear' | 'onGoOn' | 'onResume'
> {
  readonly upload: ShownUpload;
}

function UploadRow({ upload, onAbort, onClear, onGoOn, onResume }: UploadRowProps) {
  const t = useT();
  const { formatPercent } = useFormat();
  const { id, name, note, paused = false, progress, resumable = true, status } = upload;
  const underWay = status === 'loading' || status === 'uploading';
  return (
    <li className={styles.upload}>
      <span className={styles.name}>{name}</span>
      {status === 'completed' && <State path={checkCirclePath} text={t('uploads.done')} />}
      {status === 'error' && <State path={errorPath} text={t('uploads.failed')} />}
      {status === 'loading' && <Spinner variant="small" />}
      {underWay && (
        <>
          <span>{formatPercent(progress)}</span>
          <progress className={bar.line} aria-label={name} value={progress} />
        </>
      )}
      {note && <span className={styles.note}>{note}</span>}
      <span className={styles.actions}>
        {paused && <Action text={t('uploads.goOn')} of={name} onClick={() => onGoOn(id)} />}
        {underWay && <Action text={t('uploads.abort')} of={name} onClick={() => onAbort(id)} />}
        {status === 'error' && resumable && (
          <Action text={t('uploads.resume')} of={name} onClick={() => onResume(id)} />
        )}
        {!underWay && <Action text={t('uploads.clear')} of={name} onClick={() => onClear(id)} />}
      </span>
    </li>
  );
}

function State({ path, text }: { readonly path: string; readonly text: string }) {
  return (
    <span className={styles.state}>
      <Icon path={path} size="small" />
      {text}
    </span>
  );
}

interface ActionProps {
  readonly text: string;
  /** Of which upload: many buttons say the same. */
  readonly of: string;
  readonly onClick: () => void;
}

function Action({ text, of, onClick }: ActionProps) {
  return (
    <Button variant="text" size="small" aria-label={`${text}: ${of}`} onClick={onClick}>
      {text}
    </Button>
  );
}
