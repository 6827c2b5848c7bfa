import { useGetList, type RaRecord } from 'react-admin';
import { CreatePage } from '../../shared/form/CreatePage.tsx';
import { PageLoading } from '../../shared/page/PageLoading.tsx';
import { GroupInputs } from './GroupInputs.tsx';
import type { GroupRecord } from './groups.binding.ts';

export function GroupCreate() {
  const { data, isPending } = useGetList<RaRecord>('attendanceSchemas', theDefault);
  // A form takes its first values once.
  if (isPending) return <PageLoading />;
  return (
    <CreatePage<GroupRecord>
      nameOf={(group) => group.name}
      defaultValues={{ ...defaults, attendanceSchemaId: data?.[0]?.id ?? null }}
    >
      <GroupInputs />
    </CreatePage>
  );
}

const theDefault = { filter: { isDefault: true } };

const defaults = {
  kind: 'CAMPUS',
  signUpOpen: true,
  archived: false,
  studentIds: [],
  facilitatorIds: [],
};
