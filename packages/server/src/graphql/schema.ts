import './scalars.ts';
import '../modules/attendance/index.ts';
import '../modules/audit/index.ts';
import '../modules/calendar-link/index.ts';
import '../modules/courses/index.ts';
import '../modules/d2l/index.ts';
import '../modules/dashboard/index.ts';
import '../modules/documents/index.ts';
import '../modules/exams/index.ts';
import '../modules/groups/index.ts';
import '../modules/history/index.ts';
import '../modules/identity/index.ts';
import '../modules/impersonation/index.ts';
import '../modules/imports/index.ts';
import '../modules/links/index.ts';
import '../modules/notifications/index.ts';
import '../modules/passkeys/index.ts';
import '../modules/people/index.ts';
import '../modules/permissions/index.ts';
import '../modules/regions/index.ts';
import '../modules/site/index.ts';
import '../modules/teachers/index.ts';
import '../modules/translations/index.ts';
import '../modules/work-account/index.ts';
import { authorizeFirst } from './authorize-first.ts';
import { builder } from './builder.ts';

/** The whole API. Modules add their types and root fields by being imported here. */
export const schema = authorizeFirst(builder.toSchema());
