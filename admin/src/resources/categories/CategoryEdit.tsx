import { EditPage } from '../../shared/form/EditPage.tsx';
import type { CategoryRecordFragment } from './categories.generated.ts';
import { CategoryInputs } from './CategoryInputs.tsx';
import { kindNames } from './kind-names.ts';

export function CategoryEdit() {
  return (
    <EditPage<CategoryRecordFragment>
      title={(category) => category.name}
      valueNames={{ kind: kindNames }}
      history="?tab=history"
    >
      {() => <CategoryInputs />}
    </EditPage>
  );
}
