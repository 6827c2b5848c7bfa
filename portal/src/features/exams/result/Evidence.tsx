import { useFormat, useT } from '@lampstand/i18n/react';
import type { MessageId } from '@lampstand/i18n';
import { Card } from '@lampstand/ui';
import type { ExamResultPageQuery } from '../ExamResultPage.generated.ts';
import styles from './Evidence.module.css';

type Event = ExamResultPageQuery['examResult']['events'][number];

const texts = {
  STARTED: 'learning.result.eventStarted',
  CAME_BACK: 'learning.result.eventCameBack',
  HIDDEN: 'learning.result.eventHidden',
  LEFT: 'learning.result.eventLeft',
  CLOSED: 'learning.result.eventClosed',
  LOST_CONNECTION: 'learning.result.eventLost',
  LOGGED_OUT: 'learning.result.eventLoggedOut',
  WARNED: 'learning.result.eventWarned',
  EXTENDED: 'learning.result.eventExtended',
  MESSAGE: 'learning.result.eventMessage',
  HANDED_IN: 'learning.result.eventHandedIn',
  TIME_UP: 'learning.result.eventTimeUp',
  FAILED: 'learning.result.eventFailed',
  RESTORED: 'learning.result.eventRestored',
  ENDED_BY_STAFF: 'learning.result.eventEnded',
  SERVER_AWAY: 'learning.result.eventServerAway',
  CLOCK_CORRECTED: 'learning.result.eventClockCorrected',
} as const satisfies Readonly<Record<Event['kind'], MessageId>>;

/** Why an attempt was counted as failed. */
const causesOf = (details: Event['details']) =>
  (['LEFT', 'CLOSED', 'LOST_CONNECTION', 'LOGGED_OUT'] as const).filter((cause) =>
    details.some(({ name, value }) => name === 'endedBy' && value === cause),
  );

/** From when on no server was up, where an event tells of that; it was noted when one was back. */
const awaySince = (details: Event['details']) => details.find(({ name }) => name === 'from')?.value;

/** What was noted while an attempt was sat, to the second. */
export function Evidence({ events }: { readonly events: readonly Event[] }) {
  const t = useT();
  const { formatDateTime } = useFormat();
  const moment = (at: string) => formatDateTime(at, { dateStyle: 'short', timeStyle: 'medium' });
  return (
    <Card title={t('learning.result.evidence')}>
      <ol className={styles.events}>
        {events.map(({ _id, at, kind, details, byName }) => (
          <li key={_id} className={styles.event}>
            <time className={styles.time} dateTime={at}>
              {[awaySince(details), at]
                .flatMap((one) => one ?? [])
                .map(moment)
                .join(' – ')}
            </time>
            <span>
              {t(texts[kind])}
              {causesOf(details).map((cause) => ` · ${t(texts[cause])}`)}
              {byName !== null && ` · ${byName}`}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
