import { listVerb, recordVerb, type Binding, type UpdateRequest } from '../../data/binding.ts';
import {
  AttendanceSchemasCreateDocument,
  AttendanceSchemasListDocument,
  AttendanceSchemasOneDocument,
  AttendanceSchemasRemoveDocument,
  AttendanceSchemasUpdateDocument,
  type AttendanceSchemaInput,
} from './attendance-schemas.generated.ts';

type SchemaForm = Omit<AttendanceSchemaInput, 'isDefault'> & { readonly isDefault?: boolean };

const toInput = (form: SchemaForm): AttendanceSchemaInput => ({
  name: form.name,
  minutesLateThreshold: form.minutesLateThreshold,
  graceAbsentsPerTerm: form.graceAbsentsPerTerm,
  graceLatesPerTerm: form.graceLatesPerTerm,
  absenceDeduction: form.absenceDeduction,
  lateDeduction: form.lateDeduction,
  isDefault: form.isDefault ?? false,
});

export const attendanceSchemasBinding = {
  list: listVerb({
    document: AttendanceSchemasListDocument,
    read: ({ attendanceSchemas }) => attendanceSchemas,
    sorts: ['name', 'createdAt', 'updatedAt'],
    filters: { ids: true, q: true, isDefault: true, inUse: true },
  }),
  one: recordVerb(
    AttendanceSchemasOneDocument,
    (id: string) => ({ id }),
    ({ attendanceSchema }) => attendanceSchema,
  ),
  create: recordVerb(
    AttendanceSchemasCreateDocument,
    (form: SchemaForm) => ({ input: toInput(form) }),
    ({ createAttendanceSchema }) => createAttendanceSchema,
  ),
  update: recordVerb(
    AttendanceSchemasUpdateDocument,
    ({ id, version, values }: UpdateRequest<SchemaForm>) => ({
      id,
      version,
      input: toInput(values),
    }),
    ({ updateAttendanceSchema }) => updateAttendanceSchema,
  ),
  remove: recordVerb(
    AttendanceSchemasRemoveDocument,
    (id: string) => ({ id }),
    ({ removeAttendanceSchema }) => removeAttendanceSchema,
  ),
} satisfies Binding;
