import { useLooksThrough, useUser } from '@lampstand/auth';
import { useFormat, useT } from '@lampstand/i18n/react';
import { Button, Card, printerPath } from '@lampstand/ui';
import { FileLines } from '../../shared/files/FileLines.tsx';
import type { Assignment, Submission } from './assignment-types.ts';
import styles from './HandedInCard.module.css';
import { canWithdraw } from './submissions-words.rules.ts';
import { WithdrawButton } from './WithdrawButton.tsx';

export interface HandedInCardProps {
  readonly assignment: Assignment;
  readonly submission: Submission;
}

/** What was handed in, with the receipt that proves it. */
export function HandedInCard({ assignment, submission }: HandedInCardProps) {
  const t = useT();
  const looksThrough = useLooksThrough();
  const { text, files, lateReason } = submission;
  return (
    <Card title={t('work.assignment.receipt')}>
      {submission.receipt && (
        <Receipt receipt={submission.receipt} number={submission.number} title={assignment.title} />
      )}
      {text !== '' && <div className={styles.text}>{text}</div>}
      <FileLines label={t('work.assignment.files')} files={files} />
      {lateReason && <p>{t('exam.reasonGiven', { reason: lateReason })}</p>}
      <div className={styles.actions} data-print="hide">
        <Button variant="outlined" icon={printerPath} onClick={() => window.print()}>
          {t('common.print')}
        </Button>
        {canWithdraw(assignment) && !looksThrough && <WithdrawButton submission={submission} />}
      </div>
    </Card>
  );
}

interface ReceiptProps {
  readonly receipt: NonNullable<Submission['receipt']>;
  /** How many times the work was handed in. */
  readonly number: number;
  readonly title: string;
}

function Receipt({ receipt, number, title }: ReceiptProps) {
  const t = useT();
  const { formatDateTime } = useFormat();
  const { fullName } = useUser();
  const { code, hash, submittedAt } = receipt;
  return (
    <>
      <dl className={styles.receipt}>
        <dt>{t('work.book.student')}</dt>
        <dd>{fullName}</dd>
        <dt>{t('shell.assignment')}</dt>
        <dd>{title}</dd>
        <dt>{t('work.assignment.handedInAt')}</dt>
        <dd>{formatDateTime(submittedAt, { dateStyle: 'long', timeStyle: 'long' })}</dd>
        <dt>{t('work.assignment.code')}</dt>
        <dd className={styles.code}>{code}</dd>
        <dt>{t('work.assignment.hash')}</dt>
        <dd className={styles.hash}>{hash}</dd>
      </dl>
      <p className={styles.hint}>
        {t('work.assignment.mailed')}
        {number > 1 && ` ${t('work.assignment.times', { count: number })}`}
      </p>
    </>
  );
}
