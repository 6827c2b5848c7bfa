import { CreatePage } from '../../shared/form/CreatePage.tsx';
import type { DocumentRecord } from './document-form.ts';
import { DocumentInputs } from './DocumentInputs.tsx';

export function DocumentCreate() {
  return (
    <CreatePage<DocumentRecord> nameOf={(document) => document.title} defaultValues={defaults}>
      <DocumentInputs />
    </CreatePage>
  );
}

const defaults = { permissions: [], published: false };
