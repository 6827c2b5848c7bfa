import { useState } from 'react';
import { saysSessionEnded } from '@lampstand/auth';
import { clockText } from '@lampstand/i18n';
import { useT } from '@lampstand/i18n/react';
import { Alert } from '@lampstand/ui';
import { readExamWait } from '../../shared/exam-wait.ts';
import { useTick } from '../../shared/useTick.ts';

export interface SessionEndedNoteProps {
  /** Of the login page's address. */
  readonly search: string;
}

/** Why somebody is at the login page who was signed in a moment ago, and which exam waits for them. */
export function SessionEndedNote({ search }: SessionEndedNoteProps) {
  const t = useT();
  const [wait] = useState(() =>
    readExamWait(new URLSearchParams(search).get('redirect'), Date.now()),
  );
  const now = useTick(wait?.failsAt !== undefined);
  if (!saysSessionEnded(search)) return null;
  if (!wait) return <Alert severity="warning">{t('account.sessionEnded')}</Alert>;
  return (
    <Alert severity="warning" title={t('account.sessionEnded')}>
      <ExamText title={wait.title} left={secondsUntil(wait.failsAt, now)} />
    </Alert>
  );
}

const secondsUntil = (moment: number | undefined, now: number): number | undefined =>
  moment === undefined ? undefined : Math.ceil((moment - now) / 1000);

interface ExamTextProps {
  readonly title: string;
  readonly left: number | undefined;
}

function ExamText({ title, left }: ExamTextProps) {
  const t = useT();
  if (left === undefined) return t('session.examOpen', { title });
  if (left <= 0) return null;
  return (
    <span role="timer" aria-live="off">
      {t('session.examWaits', { title, time: clockText(left) })}
    </span>
  );
}
