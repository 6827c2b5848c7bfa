import { localeOf } from '@lampstand/i18n';
import { useFormat, useT } from '@lampstand/i18n/react';
import { Card } from '@lampstand/ui';
import { Fact, Facts } from '../../shared/record/Facts.tsx';
import { ShowPage } from '../../shared/record/ShowPage.tsx';
import { Stack } from '../../shared/record/Stack.tsx';
import { StatusChip } from './StatusChip.tsx';
import { TranslationPreview } from './TranslationPreview.tsx';
import type { TranslationRecordFragment } from './translations.generated.ts';

/** One message in one language: what comes with the product, and what the college made of it. */
export function TranslationShow() {
  const t = useT();
  const { formatDateTime } = useFormat();
  return (
    <ShowPage<TranslationRecordFragment> title={({ message }) => message}>
      {(entry) => (
        <Stack>
          <Card title={t('resources.translations.name')}>
            <Facts>
              <Fact field="writeLocale">{localeOf(entry.locale).label}</Fact>
              <Fact field="status">
                <StatusChip status={entry.status} />
              </Fact>
              <Fact field="english" wide>
                {entry.english}
              </Fact>
              <Fact field="bundled" wide>
                {entry.bundled}
              </Fact>
              <Fact field="text" wide>
                {entry.text}
              </Fact>
              <Fact field="publishedText" wide>
                {entry.publishedText}
              </Fact>
              <Fact field="updatedAt">{entry.updatedAt && formatDateTime(entry.updatedAt)}</Fact>
              <Fact field="updatedByName">{entry.updatedByName}</Fact>
            </Facts>
          </Card>
          <TranslationPreview entry={entry} text={entry.text} />
        </Stack>
      )}
    </ShowPage>
  );
}
