import { EditPage } from '../../shared/form/EditPage.tsx';
import type { RequestFormRecord } from './form-values.ts';
import { RequestFormInputs } from './RequestFormInputs.tsx';

export function RequestFormEdit() {
  return (
    <EditPage<RequestFormRecord> title={(form) => form.title} history="?tab=history">
      {() => <RequestFormInputs />}
    </EditPage>
  );
}
