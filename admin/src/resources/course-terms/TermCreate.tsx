import { useState } from 'react';
import { CreatePage } from '../../shared/form/CreatePage.tsx';
import type { CourseTermRecordFragment } from './course-terms.generated.ts';
import { TermInputs } from './TermInputs.tsx';

export function TermCreate() {
  const [defaults] = useState(() => ({ year: new Date().getFullYear() }));
  return (
    <CreatePage<CourseTermRecordFragment> nameOf={(term) => term.name} defaultValues={defaults}>
      <TermInputs />
    </CreatePage>
  );
}
