import { CreatePage } from '../../shared/form/CreatePage.tsx';
import type { RequestFormRecord } from './form-values.ts';
import { RequestFormInputs } from './RequestFormInputs.tsx';

export function RequestFormCreate() {
  return (
    <CreatePage<RequestFormRecord> nameOf={(form) => form.title} defaultValues={defaults}>
      <RequestFormInputs />
    </CreatePage>
  );
}

const defaults = { published: false, audiences: [], regionIds: [], groupIds: [], fields: [] };
