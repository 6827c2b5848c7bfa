import { useState } from 'react';
import { locales } from '@lampstand/i18n';
import { useFormat, useT } from '@lampstand/i18n/react';
import { Button, buttonClass, Card, DataState, StatusChip, VisuallyHidden } from '@lampstand/ui';
import { useScreenQuery } from '../../shared/useScreenQuery.ts';
import { IssueDialog } from './IssueDialog.tsx';
import styles from './Transcript.module.css';
import { MyTranscriptsDocument, type MyTranscriptsQuery } from './TranscriptPage.generated.ts';

/** Copies that were issued, each with the code by which anybody can check it. */
export function IssuedCopies() {
  const t = useT();
  const [asking, setAsking] = useState(false);
  const screen = useScreenQuery(MyTranscriptsDocument);
  const issue = (
    <Button size="small" onClick={() => setAsking(true)}>
      {t('work.transcript.issue')}
    </Button>
  );
  return (
    <Card title={t('work.transcript.copies')} actions={issue}>
      <p className={styles.muted}>{t('work.transcript.copiesHint')}</p>
      <DataState
        {...screen}
        isEmpty={({ myTranscripts }) => myTranscripts.length === 0}
        empty={<p>{t('work.transcript.noCopies')}</p>}
      >
        {({ myTranscripts }) => (
          <ul className={styles.copies} aria-label={t('work.transcript.copies')}>
            {myTranscripts.map((copy) => (
              <Copy key={copy._id} copy={copy} />
            ))}
          </ul>
        )}
      </DataState>
      {asking && <IssueDialog onClose={() => setAsking(false)} />}
    </Card>
  );
}

function Copy({ copy }: { readonly copy: MyTranscriptsQuery['myTranscripts'][number] }) {
  const t = useT();
  const { formatDate } = useFormat();
  const { code, locale, url, issuedAt, revokedAt, revokeReason } = copy;
  const language = locales.find((one) => one.code === locale)?.label ?? locale;
  const facts = [t('work.transcript.issuedOn', { date: formatDate(issuedAt) }), language];
  return (
    <li className={styles.copy}>
      <div className={styles.words}>
        <a className={styles.code} href={`/verify-transcript/${code}`}>
          {code}
        </a>
        <span className={styles.muted}>{facts.join(' · ')}</span>
        {revokedAt && revokeReason && (
          <span>{t('exam.reasonGiven', { reason: revokeReason })}</span>
        )}
      </div>
      {revokedAt ? (
        <StatusChip tone="danger">
          {t('work.transcript.revoked', { date: formatDate(revokedAt) })}
        </StatusChip>
      ) : (
        <a className={buttonClass({ variant: 'outlined', size: 'small' })} href={url} download>
          {t('common.download')}
          <VisuallyHidden>{`: ${code}`}</VisuallyHidden>
        </a>
      )}
    </li>
  );
}
