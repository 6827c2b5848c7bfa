import type { ReactNode } from 'react';
import { useFormat, useT } from '@lampstand/i18n/react';
import { Button } from '../actions/Button.tsx';
import { DataState } from '../data/DataState.tsx';
import { Modal } from '../dialogs/Modal.tsx';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { StatusChip } from '../feedback/StatusChip.tsx';
import { printerPath } from '../icons/icon-paths.ts';
import { Card } from '../surfaces/Card.tsx';
import styles from './DocumentViewer.module.css';
import { RichText } from './RichText.tsx';

/** What a reader sees of a document. */
export interface ShownDocument {
  readonly title: string;
  /** HTML that the server has cleaned. */
  readonly content: string;
  readonly published: boolean;
  readonly updatedAt: string;
  readonly updatedByName?: string | null | undefined;
}

export interface DocumentViewerProps {
  /** The title by which it was asked for, shown until the document has arrived. */
  readonly title: string;
  /** A dialog over the page, a card in it, or all that the page has below its own heading. */
  readonly mode: 'popup' | 'inline' | 'page';
  readonly loading: boolean;
  readonly error?: Error | null | undefined;
  /** Null when there is no such document for this person. */
  readonly document: ShownDocument | null | undefined;
  readonly onRetry?: (() => void) | undefined;
  /** The way to change it, for those who may. */
  readonly edit?: ReactNode;
  /** Whether this app shows the screen of a path itself. */
  readonly isOwnPath?: ((path: string) => boolean) | undefined;
  /** Of a popup; the opener keeps whether it is open. */
  readonly onClose?: (() => void) | undefined;
  /** Prints the page; offered where the document is the page. */
  readonly onPrint?: (() => void) | undefined;
}

/** A stored document, in whatever state it is (specification §2). */
export function DocumentViewer(props: DocumentViewerProps) {
  const { mode, document, onClose = doNothing } = props;
  const t = useT();
  const title = document?.title ?? props.title;
  if (mode === 'popup') {
    return (
      <Modal title={title} onClose={onClose} actions={document && props.edit}>
        <Body {...props} />
      </Modal>
    );
  }
  if (mode === 'inline') {
    return (
      <Card title={title} actions={document && props.edit}>
        <Body {...props} />
      </Card>
    );
  }
  return (
    <Card>
      {document && (
        <div className={styles.tools} data-print="hide">
          {props.onPrint && (
            <Button variant="outlined" size="small" icon={printerPath} onClick={props.onPrint}>
              {t('common.print')}
            </Button>
          )}
          {props.edit}
        </div>
      )}
      <Body {...props} />
    </Card>
  );
}

function Body({ loading, error, document, onRetry, isOwnPath }: DocumentViewerProps) {
  const t = useT();
  return (
    <DataState
      loading={loading}
      error={error}
      data={document}
      isEmpty={() => false}
      empty={<EmptyState title={t('documents.notAvailable')} />}
      onRetry={onRetry}
    >
      {(shown) => (
        <article>
          <Facts document={shown} />
          <RichText html={shown.content} isOwnPath={isOwnPath} />
        </article>
      )}
    </DataState>
  );
}

function Facts({ document }: { readonly document: ShownDocument }) {
  const t = useT();
  const { formatDate } = useFormat();
  return (
    <p className={styles.facts}>
      {!document.published && <StatusChip tone="warning">{t('documents.notPublished')}</StatusChip>}
      <span>{t('documents.lastChanged', { date: formatDate(document.updatedAt) })}</span>
      {document.updatedByName && <span>{document.updatedByName}</span>}
    </p>
  );
}

const doNothing = () => undefined;
