import { useFormat, useT } from '@lampstand/i18n/react';
import { Card } from '@lampstand/ui';
import { Fact, Facts } from '../../shared/record/Facts.tsx';
import { ShowPage } from '../../shared/record/ShowPage.tsx';
import { Stack } from '../../shared/record/Stack.tsx';
import { LogPerson } from './LogPerson.tsx';
import { LogRecord } from './LogRecord.tsx';
import type { LogitRecord } from './logits.binding.ts';
import { Payload } from './Payload.tsx';

/** One entry of the log with all that it holds. */
export function LogitShow() {
  const t = useT();
  const { formatDateTime } = useFormat();
  return (
    <ShowPage<LogitRecord> title={({ action }) => action}>
      {(entry) => (
        <Stack>
          <Card title={t('resources.logits.name')}>
            <Facts>
              <Fact field="at">
                {formatDateTime(entry.at, { dateStyle: 'full', timeStyle: 'medium' })}
              </Fact>
              <Fact field="userId">
                <LogPerson entry={entry} />
              </Fact>
              <Fact field="throughName">{entry.throughName}</Fact>
              <Fact field="type">{entry.type}</Fact>
              <Fact field="recordId">{entry.entityId && <LogRecord entry={entry} />}</Fact>
            </Facts>
          </Card>
          <Card title={t('resources.logits.fields.payload')}>
            <Payload payload={entry.payload} />
          </Card>
        </Stack>
      )}
    </ShowPage>
  );
}
