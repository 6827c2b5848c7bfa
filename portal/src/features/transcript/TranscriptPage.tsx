import { useT } from '@lampstand/i18n/react';
import { Button, Card, DataState, EmptyState, Page, PageHeading, printerPath } from '@lampstand/ui';
import { useScreenQuery } from '../../shared/useScreenQuery.ts';
import { WorkSections } from '../../shared/work/WorkSections.tsx';
import { IssuedCopies } from './IssuedCopies.tsx';
import { TranscriptPageDocument } from './TranscriptPage.generated.ts';
import { TranscriptSheet } from './TranscriptSheet.tsx';

/** /student/transcript: term by term, to be printed, and as copies that others can check. */
export function TranscriptPage() {
  const t = useT();
  const screen = useScreenQuery(TranscriptPageDocument);
  const print = (
    <Button variant="outlined" icon={printerPath} onClick={() => window.print()}>
      {t('common.print')}
    </Button>
  );
  return (
    <Page>
      <div data-print="hide">
        <PageHeading title={t('shell.transcript')} breadcrumbs={[]} actions={print} />
        <WorkSections />
      </div>
      <DataState
        {...screen}
        isEmpty={({ transcript }) => transcript.terms.length === 0}
        empty={
          <Card>
            <EmptyState title={t('work.transcript.none')} />
          </Card>
        }
      >
        {({ transcript, transcriptDesign }) => (
          <TranscriptSheet transcript={transcript} transcriptDesign={transcriptDesign} />
        )}
      </DataState>
      <div data-print="hide">
        <IssuedCopies />
      </div>
    </Page>
  );
}
