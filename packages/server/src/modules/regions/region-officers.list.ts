import { sql } from 'drizzle-orm';
import { jsonList, jsonObject } from '../../platform/json.ts';
import { Loader } from '../../platform/loader.ts';
import { defineStatement } from '../../platform/statement.ts';
import { users } from '../identity/identity.table.ts';
import { type RegionDuty, regionOfficers } from './region-officers.table.ts';
import { regions } from './regions.table.ts';

const person = jsonObject({
  _id: users._id,
  fullName: users.fullName,
  cloudinaryId: users.cloudinaryId,
});

/** The people who have a duty in the row's region, by name. */
const officers = (duty: RegionDuty) =>
  jsonList(
    person,
    sql`${regionOfficers} join ${users} on ${users._id} = ${regionOfficers.userId} where ${regionOfficers.regionId} = ${regions._id} and ${regionOfficers.duty} = ${sql.raw(`'${duty}'`)}`,
    sql`${users.fullName}, ${users._id}`,
  );

/** Who judges absences and who hears of requests for leave. */
export const officersOfRegion = {
  attendanceAdmins: officers('ATTENDANCE_ADMIN'),
  deans: officers('DEAN'),
};

const byRegion = defineStatement('region_officers', (db) =>
  db
    .select({ regionId: regions._id, ...officersOfRegion })
    .from(regions)
    .where(sql`${regions._id} = any(${sql.placeholder('ids')}::text[])`),
);

/** Attendance admins and deans by region, for regions that were not read with them. */
export const officersLoader = new Loader<Awaited<ReturnType<typeof byRegion.run>>[number]>(
  async (db, ids) => {
    const rows = await byRegion.run(db, { ids: [...ids] });
    return new Map(rows.map((row) => [row.regionId, row]));
  },
);
