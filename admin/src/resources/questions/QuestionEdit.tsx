import { EditPage } from '../../shared/form/EditPage.tsx';
import { AskedIn } from './AskedIn.tsx';
import type { QuestionRecord } from './question-record.ts';
import { QuestionInputs } from './QuestionInputs.tsx';

export function QuestionEdit() {
  return (
    <EditPage<QuestionRecord>
      title={(question) => question.title}
      history="?tab=history"
      obstacle={({ id }) => <AskedIn id={id} />}
    >
      {() => <QuestionInputs exists />}
    </EditPage>
  );
}
