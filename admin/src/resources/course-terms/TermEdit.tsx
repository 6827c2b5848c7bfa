import { EditPage } from '../../shared/form/EditPage.tsx';
import type { CourseTermRecordFragment } from './course-terms.generated.ts';
import { TermInputs } from './TermInputs.tsx';

export function TermEdit() {
  return (
    <EditPage<CourseTermRecordFragment> title={(term) => term.name} history="?tab=history">
      {() => <TermInputs />}
    </EditPage>
  );
}
