import { useT } from '@lampstand/i18n/react';
import { MarkingDesk } from '../../../shared/marking/MarkingDesk.tsx';
import type { AssignmentSubmissionsQuery } from './Submissions.generated.ts';
import { SubmissionButton } from './SubmissionButton.tsx';
import { SubmissionPanel } from './SubmissionPanel.tsx';

export interface SubmissionsDeskProps {
  readonly items: AssignmentSubmissionsQuery['assignmentSubmissions']['items'];
  /** The one that is open. */
  readonly open: string | undefined;
  readonly onOpen: (id: string | undefined) => void;
}

/** What was handed in beside the one that is open. */
export function SubmissionsDesk({ items, open, onOpen }: SubmissionsDeskProps) {
  const t = useT();
  return (
    <MarkingDesk
      label={t('shell.assignmentSubmissions')}
      items={items}
      row={(item) => (
        <SubmissionButton
          key={item._id}
          item={item}
          open={item._id === open}
          onOpen={() => onOpen(item._id)}
        />
      )}
      open={open}
      onOpen={onOpen}
      panel={(id, onNext) => <SubmissionPanel key={id} submissionId={id} onNext={onNext} />}
    />
  );
}
