import { EditPage } from '../../shared/form/EditPage.tsx';
import type { AttendanceSchemaRecordFragment } from './attendance-schemas.generated.ts';
import { SchemaInputs } from './SchemaInputs.tsx';

export function SchemaEdit() {
  return (
    <EditPage<AttendanceSchemaRecordFragment>
      title={(schema) => schema.name}
      history="?tab=history"
    >
      {() => <SchemaInputs />}
    </EditPage>
  );
}
