import { sql } from 'drizzle-orm';
import type { Db } from '../src/platform/database.ts';

/** How much the large college holds. */
export interface Size {
  readonly people: number;
  readonly groups: number;
  readonly attempts: number;
}

/** The laboratory: 10 000 people, a million exam results. */
export const LABORATORY: Size = { people: 10_000, groups: 400, attempts: 1_000_000 };

/** How many of the large college's people can sign in: `person1@` and so on, with a student's password. */
export const SITTERS = 8;
export const sitterEmail = (n: number): string => `person${n}@big.lampstand.example`;

/**
 * Adds a large college to a migrated and seeded database: people of twenty regions in two groups each,
 * and their exam results, in a handful of statements. The same every time.
 */
export async function addLargeCollege(db: Db, size: Size): Promise<void> {
  const statements = [
    `insert into regions (id, created_at, updated_at, name, slug, zone, type, currency, time_zone)
     select 'big-region-' || n, now(), now(), 'Region ' || n, 'Region-' || n, 'ZONE-' || (n % 4), 'LAMPSTAND_CAMPUS', 'USD', 'UTC'
     from generate_series(1, 20) n`,
    `insert into groups (id, created_at, updated_at, name, region_id, year, term, kind, starts_on, ends_on, attendance_schema_id)
     select 'big-group-' || n, now(), now(), 'Group ' || n, 'big-region-' || (n % 20 + 1), n % 2 + 1, 'Spring', 'CAMPUS', '2026-01-10', '2026-06-10', 'schema-standard'
     from generate_series(1, ${size.groups}) n`,
    `insert into users (id, created_at, updated_at, email, first_name, last_name, locale, terms_accepted_at)
     select 'big-user-' || n, now() - n * interval '1 minute', now(), 'person' || n || '@big.lampstand.example', 'Given' || (n % 977), 'Family' || n, 'en', now()
     from generate_series(1, ${size.people}) n`,
    `insert into user_roles (user_id, role) select 'big-user-' || n, 'user' from generate_series(1, ${size.people}) n`,
    `insert into user_regions (user_id, region_id) select 'big-user-' || n, 'big-region-' || (n % 20 + 1) from generate_series(1, ${size.people}) n`,
    `insert into group_members (group_id, user_id, role)
     select 'big-group-' || ((n * 7 + k * 13) % ${size.groups} + 1), 'big-user-' || n, 'STUDENT'
     from generate_series(1, ${size.people}) n, generate_series(0, 1) k on conflict do nothing`,
    `insert into courses (id, created_at, updated_at, code, name, locale, published)
     select 'big-course-' || n, now(), now(), 'BIG' || n, 'Course ' || n, 'en', true from generate_series(1, 50) n`,
    `insert into exams (id, created_at, updated_at, course_id, title, published)
     select 'big-exam-' || n, now(), now(), 'big-course-' || (n % 50 + 1), 'Exam ' || n, true from generate_series(1, 100) n`,
    `insert into exam_attempts (id, exam_id, course_id, user_id, group_id, region_id, number, status, started_at, finished_at, points, total_points, score, passed)
     select 'big-attempt-' || n, 'big-exam-' || (n % 100 + 1), 'big-course-' || (n % 100 % 50 + 1), 'big-user-' || (n / 100 % ${size.people} + 1),
       'big-group-' || (n % ${size.groups} + 1), 'big-region-' || (n % ${size.groups} % 20 + 1), 1, 'FINISHED',
       now() - n * interval '37 seconds', now() - n * interval '37 seconds' + interval '20 minutes', n % 21, 20, n % 21 * 5, n % 21 * 5 >= 70
     from generate_series(1, ${size.attempts}) n on conflict do nothing`,
    // A course of 200 lessons in a group of 500, of whom everybody has seen something.
    `insert into courses (id, created_at, updated_at, code, name, locale, published)
     values ('big-long-course', now(), now(), 'LONG1', 'A long course', 'en', true)`,
    `insert into lessons (id, created_at, updated_at, course_id, title, kind, position, published, duration_seconds)
     select 'big-long-lesson-' || n, now(), now(), 'big-long-course', 'Lesson ' || n, 'VIDEO', n, true, 1800 + n from generate_series(1, 200) n`,
    `insert into groups (id, created_at, updated_at, name, region_id, year, term, kind, starts_on, ends_on, attendance_schema_id)
     values ('big-long-group', now(), now(), 'A large group', 'big-region-1', 1, 'Spring', 'CAMPUS', '2026-01-10', '2026-06-10', 'schema-standard')`,
    `insert into course_offerings (id, course_id, group_id, starts_on, ends_on)
     values ('big-long-offering', 'big-long-course', 'big-long-group', '2026-01-10', '2026-06-10')`,
    `insert into group_members (group_id, user_id, role)
     select 'big-long-group', id, 'STUDENT' from (select 'big-user-' || n as id from generate_series(1, 499) n union all select 'user-student') people`,
    `insert into lesson_progress (user_id, lesson_id, position_seconds, played_at, begun_at, updated_at, completed_at, watched)
     select m.user_id, l.id, l.position, now() - l.position * interval '1 hour', now() - interval '40 days', now(),
       case when seen >= 90 then now() end, int4multirange(int4range(0, l.duration_seconds * seen / 100))
     from group_members m join lessons l on l.course_id = 'big-long-course'
     cross join lateral (select 20 + abs(hashtext(m.user_id || l.id)) % 81 as seen) random
     where m.group_id = 'big-long-group' and l.position % 7 > 0`,
    // So many sit exams at the same time, with a student's password.
    `update users set password_hash = student.password_hash
     from users as student where student.id = 'user-student' and users.id = any(array(select 'big-user-' || n from generate_series(1, ${SITTERS}) n))`,
    'analyze',
  ];
  for (const statement of statements) await db.execute(sql.raw(statement));
}
