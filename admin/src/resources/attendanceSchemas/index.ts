import { lazyScreen } from '../../shared/page/lazy-screen.ts';

export const attendanceSchemas = {
  name: 'attendanceSchemas',
  binding: () =>
    import('./attendance-schemas.binding.ts').then((file) => file.attendanceSchemasBinding),
  recordRepresentation: 'name',
  list: lazyScreen(() => import('./SchemaList.tsx').then((file) => file.SchemaList)),
  show: lazyScreen(() => import('./SchemaShow.tsx').then((file) => file.SchemaShow)),
  edit: lazyScreen(() => import('./SchemaEdit.tsx').then((file) => file.SchemaEdit)),
  create: lazyScreen(() => import('./SchemaCreate.tsx').then((file) => file.SchemaCreate)),
};
