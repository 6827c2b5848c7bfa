import { useFormat, useT } from '@lampstand/i18n/react';
import { buttonClass, Card, DocumentViewer } from '@lampstand/ui';
import { PublishedChip } from '../../shared/fields/PublishedChip.tsx';
import { Fact, Facts } from '../../shared/record/Facts.tsx';
import { ShowPage } from '../../shared/record/ShowPage.tsx';
import { Stack } from '../../shared/record/Stack.tsx';
import { audienceNames, readersOf } from '../../shared/fields/audience-names.ts';
import type { DocumentRecord } from './document-form.ts';

/** One document: who reads it, and what they read. */
export function DocumentShow() {
  const t = useT();
  const { formatDateTime } = useFormat();
  return (
    <ShowPage<DocumentRecord>
      title={(document) => document.title}
      actions={readerLink(t)}
      history={{ permissions: audienceNames }}
    >
      {(document) => (
        <Stack>
          <Card title={t('resources.documents.sectionDocument')}>
            <Facts>
              <Fact field="permissions">{readersOf(document.permissions, t)}</Fact>
              <Fact field="published" label={t('common.status')}>
                <PublishedChip published={document.published} />
              </Fact>
              <Fact field="updatedByName">{document.updatedByName}</Fact>
              <Fact field="updatedAt">{formatDateTime(document.updatedAt)}</Fact>
              <Fact field="createdAt">{formatDateTime(document.createdAt)}</Fact>
            </Facts>
          </Card>
          <DocumentViewer
            title={document.title}
            mode="inline"
            loading={false}
            document={{ ...document, content: document.content.html }}
          />
        </Stack>
      )}
    </ShowPage>
  );
}

/** The document's own address in the portal, which is another app. */
const readerLink = (t: ReturnType<typeof useT>) => (document: DocumentRecord) => (
  <a
    className={buttonClass({ variant: 'outlined' })}
    href={`/docs?${new URLSearchParams({ title: document.title })}`}
  >
    {t('resources.documents.readPage')}
  </a>
);
