import { EditPage } from '../../shared/form/EditPage.tsx';
import type { QuestionPoolRecordFragment } from './question-pools.generated.ts';
import { PoolInputs } from './PoolInputs.tsx';

export function PoolEdit() {
  return (
    <EditPage<QuestionPoolRecordFragment> title={(pool) => pool.name} history="?tab=history">
      {() => <PoolInputs exists />}
    </EditPage>
  );
}
