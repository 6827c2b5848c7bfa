import { EditPage } from '../../shared/form/EditPage.tsx';
import type { DocumentRecord } from './document-form.ts';
import { DocumentInputs } from './DocumentInputs.tsx';

export function DocumentEdit() {
  return (
    <EditPage<DocumentRecord> title={(document) => document.title} history="?tab=history">
      {() => <DocumentInputs />}
    </EditPage>
  );
}
