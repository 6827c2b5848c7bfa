import { localeOf } from '@lampstand/i18n';
import { useFormat, useT } from '@lampstand/i18n/react';
import { buttonClass, Card } from '@lampstand/ui';
import { RecordLink } from '../../shared/fields/RecordLink.tsx';
import { Fact, Facts } from '../../shared/record/Facts.tsx';
import { ShowPage } from '../../shared/record/ShowPage.tsx';
import { RevokeButton } from './RevokeButton.tsx';
import { TranscriptChip } from './TranscriptChip.tsx';
import type { IssuedTranscriptRowFragment } from './transcripts.generated.ts';

/** A transcript as it was issued, whether it still holds, and its PDF. */
export function TranscriptShow() {
  const t = useT();
  const { formatDateTime } = useFormat();
  return (
    <ShowPage<IssuedTranscriptRowFragment>
      title={({ student, code }) => `${student.fullName} · ${code}`}
      actions={(issued) => (
        <>
          <a className={buttonClass({ variant: 'outlined' })} href={issued.url}>
            {t('resources.transcripts.download')}
          </a>
          <a
            className={buttonClass({ variant: 'outlined' })}
            href={`/verify-transcript/${issued.code}`}
          >
            {t('resources.transcripts.verifyPage')}
          </a>
          <RevokeButton issued={issued} />
        </>
      )}
    >
      {(issued) => (
        <Card>
          <Facts>
            <Fact field="student">
              <RecordLink resource="users" id={issued.student.id}>
                {issued.student.fullName}
              </RecordLink>
            </Fact>
            <Fact field="code">{issued.code}</Fact>
            <Fact field="state">
              <TranscriptChip revokedAt={issued.revokedAt} />
            </Fact>
            <Fact field="locale">{localeOf(issued.locale).label}</Fact>
            <Fact field="issuedAt">{formatDateTime(issued.issuedAt)}</Fact>
            <Fact field="issuedByName">{issued.issuedByName}</Fact>
            <Fact field="revokedAt">{issued.revokedAt && formatDateTime(issued.revokedAt)}</Fact>
            <Fact field="revokedByName">{issued.revokedByName}</Fact>
            <Fact field="revokeReason" wide>
              {issued.revokeReason}
            </Fact>
          </Facts>
        </Card>
      )}
    </ShowPage>
  );
}
