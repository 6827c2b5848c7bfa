import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { browserPage, useSession, type Page } from '@lampstand/auth';
import { useFormat, useT } from '@lampstand/i18n/react';
import { Button, Card, DataState, toast } from '@lampstand/ui';
import { errorText } from '../../shared/error-text.ts';
import { useScreenQuery } from '../../shared/useScreenQuery.ts';
import {
  CalendarConnectionDocument,
  DisconnectCalendarDocument,
} from './CalendarCard.generated.ts';

export interface CalendarCardProps {
  readonly page?: Page | undefined;
}

/** The calendar account elsewhere; nothing where the college connects none and none is connected. */
export function CalendarCard({ page = browserPage }: CalendarCardProps) {
  const t = useT();
  const { formatDate } = useFormat();
  const { data, ...rest } = useScreenQuery(CalendarConnectionDocument);
  const { connect, disconnect, pending } = useCalendar(page);
  const link = data?.calendarConnection;
  if (link && !link.offered && link.connectedAt === null) return null;
  return (
    <Card title={t('shell.calendarConnection')}>
      <DataState {...rest} data={data}>
        {({ calendarConnection: { account, connectedAt } }) =>
          connectedAt === null ? (
            <>
              <p>{t('person.security.calendarHint')}</p>
              <Button variant="outlined" loading={pending} onClick={() => void connect()}>
                {t('person.security.calendarConnect')}
              </Button>
            </>
          ) : (
            <>
              <p>
                {t('person.security.calendarSince', { when: formatDate(connectedAt) })}
                {account && ` · ${account}`}
              </p>
              <Button variant="outlined" loading={pending} onClick={() => void disconnect()}>
                {t('person.security.calendarDisconnect')}
              </Button>
            </>
          )
        }
      </DataState>
    </Card>
  );
}

function useCalendar(page: Page) {
  const t = useT();
  const { ways } = useSession();
  const [pending, setPending] = useState(false);
  const [remove] = useMutation(DisconnectCalendarDocument, {
    refetchQueries: [CalendarConnectionDocument],
    awaitRefetchQueries: true,
  });

  async function attempt(work: () => Promise<unknown>) {
    setPending(true);
    try {
      await work();
    } catch (error) {
      toast.error(errorText(error, t));
    }
    setPending(false);
  }

  return {
    pending,
    connect: () => attempt(async () => page.assign(await (await ways()).beginCalendar())),
    disconnect: () => attempt(() => remove()),
  };
}
