import { seldomScreen } from '../../shared/page/lazy-screen.ts';

export const attendanceSchemas = {
  name: 'attendanceSchemas',
  binding: () =>
    import('./attendance-schemas.binding.ts').then((file) => file.attendanceSchemasBinding),
  recordRepresentation: 'name',
  list: seldomScreen(() => import('./SchemaList.tsx').then((file) => file.SchemaList)),
  show: seldomScreen(() => import('./SchemaShow.tsx').then((file) => file.SchemaShow)),
  edit: seldomScreen(() => import('./SchemaEdit.tsx').then((file) => file.SchemaEdit)),
  create: seldomScreen(() => import('./SchemaCreate.tsx').then((file) => file.SchemaCreate)),
};
