import { CreatePage } from '../../shared/form/CreatePage.tsx';
import type { AttendanceSchemaRecordFragment } from './attendance-schemas.generated.ts';
import { SchemaInputs } from './SchemaInputs.tsx';

export function SchemaCreate() {
  return (
    <CreatePage<AttendanceSchemaRecordFragment>
      nameOf={(schema) => schema.name}
      defaultValues={defaults}
    >
      <SchemaInputs />
    </CreatePage>
  );
}

/** A mild schema to begin with. */
const defaults = {
  minutesLateThreshold: 10,
  graceAbsentsPerTerm: 3,
  graceLatesPerTerm: 3,
  absenceDeduction: 2,
  lateDeduction: 1,
  isDefault: false,
};
