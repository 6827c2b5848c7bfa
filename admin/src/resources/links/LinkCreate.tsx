import { CreatePage } from '../../shared/form/CreatePage.tsx';
import type { LinkRecord } from './links.binding.ts';
import { LinkInputs } from './LinkInputs.tsx';

export function LinkCreate() {
  return (
    <CreatePage<LinkRecord> nameOf={(link) => link.title} defaultValues={defaults}>
      <LinkInputs />
    </CreatePage>
  );
}

const defaults = { published: true, regionIds: [], groupIds: [] };
