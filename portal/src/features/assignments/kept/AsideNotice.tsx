import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useT } from '@lampstand/i18n/react';
import { Alert, Button, ConfirmDialog, TextAreaField } from '@lampstand/ui';
import { assignmentPath } from '../../../shared/student-paths.ts';
import type { AsideDraft } from './aside-drafts.ts';
import styles from './AsideNotice.module.css';

export interface AsideNoticeProps {
  readonly draft: AsideDraft;
  readonly onDiscard: () => void;
}

/** Tells of a text that could not be saved: it stays, to be read and copied, until it is discarded. */
export function AsideNotice({ draft, onDiscard }: AsideNoticeProps) {
  const t = useT();
  const [asking, setAsking] = useState(false);
  const [copied, setCopied] = useState(false);
  const title = t('work.assignment.asideTitle');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(draft.text);
      setCopied(true);
    } catch {
      // The browser does not allow it: the text can be marked and copied by hand.
    }
  };
  return (
    <aside className={styles.notice} aria-label={title}>
      <Alert
        severity="warning"
        title={title}
        actions={
          <>
            <Button variant="outlined" size="small" onClick={() => void copy()}>
              {copied ? t('work.assignment.asideCopied') : t('work.assignment.asideCopy')}
            </Button>
            <Button variant="outlined" size="small" onClick={() => setAsking(true)}>
              {t('work.assignment.asideDiscard')}
            </Button>
          </>
        }
      >
        <p>
          {t('work.assignment.asideText')}{' '}
          <Link to={assignmentPath(draft.assignmentId)}>{t('shell.assignment')}</Link>
        </p>
        <TextAreaField label={t('work.assignment.text')} value={draft.text} rows={4} readOnly />
      </Alert>
      {asking && (
        <ConfirmDialog
          title={t('work.assignment.asideDiscard')}
          message={t('work.assignment.asideDiscardText')}
          confirmLabel={t('work.assignment.asideDiscard')}
          danger
          onConfirm={onDiscard}
          onCancel={() => setAsking(false)}
        />
      )}
    </aside>
  );
}
