import { useState } from 'react';
import { useFormat, useT } from '@lampstand/i18n/react';
import { Alert, Button } from '@lampstand/ui';
import { useLongTime } from '../useLongTime.ts';
import type { SittingClock } from './sitting-clock.rules.ts';

export interface SittingNoticesProps {
  readonly clock: SittingClock;
  readonly mode: string;
  readonly leavingFails: boolean;
  readonly graceSeconds: number;
  /** The page was left before it was opened this time. */
  readonly cameBack: boolean;
  readonly otherWindow: boolean;
}

/** What a person must hear of while they sit an exam. What is read can be put away. */
export function SittingNotices(props: SittingNoticesProps) {
  const { clock, mode, leavingFails, graceSeconds, cameBack, otherWindow } = props;
  const t = useT();
  const { formatDateTime } = useFormat();
  const { seconds } = useLongTime();
  const [read, setRead] = useState<readonly string[]>([]);
  const notice = (key: string, title: string, text: string) =>
    !read.includes(key) && (
      <Alert key={key} title={title} actions={<PutAway onClick={() => setRead([...read, key])} />}>
        {text}
      </Alert>
    );
  const { message, extendedTo, silentSince } = clock;
  const time = extendedTo && formatDateTime(extendedTo, { timeStyle: 'short' });
  return (
    <>
      {mode === 'PRACTICE' && <Alert>{t('learning.exam.practiceNote')}</Alert>}
      {mode === 'TEST' && <Alert>{t('learning.exam.testNote')}</Alert>}
      {silentSince !== undefined && leavingFails && (
        <Alert severity="warning" title={t('learning.exam.lost')}>
          {t('learning.exam.lostText', { duration: seconds(graceSeconds) })}
        </Alert>
      )}
      {otherWindow && (
        <Alert severity="warning" title={t('learning.exam.otherWindow')}>
          {t('learning.exam.otherWindowText')}
        </Alert>
      )}
      {cameBack && notice('back', t('learning.exam.backInTime'), t('learning.exam.backInTimeText'))}
      {time &&
        notice(`until ${time}`, t('learning.exam.timeLeft'), t('learning.exam.moreTime', { time }))}
      {message && notice(message.at, t('learning.exam.roomMessage'), message.text)}
    </>
  );
}

function PutAway({ onClick }: { readonly onClick: () => void }) {
  const t = useT();
  return (
    <Button variant="outlined" size="small" onClick={onClick}>
      {t('common.close')}
    </Button>
  );
}
