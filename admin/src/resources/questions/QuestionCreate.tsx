import { useState } from 'react';
import { CreatePage } from '../../shared/form/CreatePage.tsx';
import { emptyQuestion } from '../../shared/questions/question-form.ts';
import type { QuestionRecord } from './question-record.ts';
import { QuestionInputs } from './QuestionInputs.tsx';

export function QuestionCreate() {
  const [defaults] = useState(() => ({ ...emptyQuestion(), archived: false }));
  return (
    <CreatePage<QuestionRecord> nameOf={(question) => question.title} defaultValues={defaults}>
      <QuestionInputs />
    </CreatePage>
  );
}
