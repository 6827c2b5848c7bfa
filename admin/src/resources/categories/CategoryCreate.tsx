import { CreatePage } from '../../shared/form/CreatePage.tsx';
import type { CategoryRecordFragment } from './categories.generated.ts';
import { CategoryInputs } from './CategoryInputs.tsx';

export function CategoryCreate() {
  return (
    <CreatePage<CategoryRecordFragment>
      nameOf={(category) => category.name}
      defaultValues={defaults}
    >
      <CategoryInputs />
    </CreatePage>
  );
}

const defaults = { kind: 'COURSE', position: 100, color: '#0b6670' };
