import { sql } from 'drizzle-orm';
import { regionOfficers } from './region-officers.table.ts';
import { HIDDEN_ZONE } from './regions.rules.ts';
import { regions } from './regions.table.ts';

/** Open, and nobody there hears of absences: then they cannot be explained. */
export const withoutAttendanceAdmin = sql<boolean>`(not ${regions.closed} and ${regions.zone} <> ${sql.raw(`'${HIDDEN_ZONE}'`)} and not exists (select 1 from ${regionOfficers} where ${regionOfficers.regionId} = ${regions._id} and ${regionOfficers.duty} = 'ATTENDANCE_ADMIN'))`;
