import { useState } from 'react';
import { useFormat, useT } from '@lampstand/i18n/react';
import { Alert, Button } from '@lampstand/ui';
import { FailsIn } from './FailsIn.tsx';
import type { SittingClock } from './sitting-clock.rules.ts';

export interface SittingNoticesProps {
  readonly clock: SittingClock;
  readonly mode: string;
  /** Seconds until the attempt fails of which nothing is heard; undefined where nothing fails it. */
  readonly failsIn: number | undefined;
  /** The page was left before it was opened this time. */
  readonly cameBack: boolean;
  readonly otherWindow: boolean;
}

/** What a person must hear of while they sit an exam. What is read can be put away. */
export function SittingNotices(props: SittingNoticesProps) {
  const { clock, mode, failsIn, cameBack, otherWindow } = props;
  const t = useT();
  const { formatDateTime } = useFormat();
  const [read, setRead] = useState<readonly string[]>([]);
  const notice = (key: string, title: string, text: string) =>
    !read.includes(key) && (
      <Alert key={key} title={title} actions={<PutAway onClick={() => setRead([...read, key])} />}>
        {text}
      </Alert>
    );
  const { backAt, message, extendedTo, silentSince } = clock;
  const silent = silentSince !== undefined;
  const time = extendedTo && formatDateTime(extendedTo, { timeStyle: 'short' });
  return (
    <>
      {mode === 'PRACTICE' && <Alert>{t('learning.exam.practiceNote')}</Alert>}
      {mode === 'TEST' && <Alert>{t('learning.exam.testNote')}</Alert>}
      {silent && (
        <Alert severity="warning" title={t('learning.exam.lost')}>
          {failsIn !== undefined && (
            <FailsIn seconds={failsIn} message="learning.exam.reconnectWithin" />
          )}
          {t('learning.exam.lostText')}
        </Alert>
      )}
      {otherWindow && (
        <Alert severity="warning" title={t('learning.exam.otherWindow')}>
          {t('learning.exam.otherWindowText')}
        </Alert>
      )}
      {!silent &&
        (cameBack || backAt !== undefined) &&
        notice(
          `back ${backAt ?? ''}`,
          t('learning.exam.backInTime'),
          t('learning.exam.backInTimeText'),
        )}
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
