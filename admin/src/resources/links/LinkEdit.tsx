import { EditPage } from '../../shared/form/EditPage.tsx';
import type { LinkRecord } from './links.binding.ts';
import { LinkInputs } from './LinkInputs.tsx';

export function LinkEdit() {
  return (
    <EditPage<LinkRecord> title={(link) => link.title} history="?tab=history">
      {() => <LinkInputs />}
    </EditPage>
  );
}
