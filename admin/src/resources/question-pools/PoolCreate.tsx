import { CreatePage } from '../../shared/form/CreatePage.tsx';
import type { QuestionPoolRecordFragment } from './question-pools.generated.ts';
import { PoolInputs } from './PoolInputs.tsx';

export function PoolCreate() {
  return (
    <CreatePage<QuestionPoolRecordFragment> nameOf={(pool) => pool.name}>
      <PoolInputs />
    </CreatePage>
  );
}
