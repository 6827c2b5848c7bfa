import type { Operation } from './operation.ts';

const COURSE = `query BenchCourse($id: ID!) { studentCourse(_id: $id) { _id code name description teacherName programme year startsOn endsOn lessonCount completedLessons seenPercent facilitatedGroups { _id } nextLesson { _id title } lessons { _id title kind durationSeconds positionSeconds completed seenPercent releasedAt } } }`;

const percent =
  'greatest(least(100, 100::bigint * coalesce(p.watched_seconds, 0) / l.duration_seconds), case when p.completed_at is not null then 90 else 0 end)::int';

const COURSE_SQL = `select json_build_object('data', json_build_object('studentCourse', (
  select json_build_object('_id', c.id, 'code', c.code, 'name', c.name, 'description', c.description, 'teacherName', c.teacher_name, 'programme', c.programme, 'year', c.year,
    'startsOn', run.starts_on, 'endsOn', run.ends_on, 'lessonCount', way.lessons, 'completedLessons', way.completed, 'seenPercent', way.seen,
    'facilitatedGroups', (select coalesce(json_agg(json_build_object('_id', m.group_id)), '[]') from course_offerings o join group_members m on m.group_id = o.group_id where o.course_id = c.id and m.user_id = $2 and m.role = 'FACILITATOR'),
    'nextLesson', way.next, 'lessons', way.items)
  from courses c
  cross join lateral (select min(o.starts_on) as starts_on, max(o.ends_on) as ends_on from course_offerings o join group_members m on m.group_id = o.group_id where o.course_id = c.id and m.user_id = $2) run
  cross join lateral (
    select count(*)::int as lessons, count(p.completed_at)::int as completed, (sum(${percent}) / count(*))::int as seen,
      (array_agg(json_build_object('_id', l.id, 'title', l.title) order by l.position) filter (where p.completed_at is null))[1] as next,
      json_agg(json_build_object('_id', l.id, 'title', l.title, 'kind', l.kind, 'durationSeconds', l.duration_seconds, 'positionSeconds', coalesce(p.position_seconds, 0),
        'completed', p.completed_at is not null, 'seenPercent', ${percent}, 'releasedAt', null) order by l.position) as items
    from lessons l left join lesson_progress p on p.lesson_id = l.id and p.user_id = $2 where l.course_id = c.id and l.published
  ) way
  where c.id = $1 and c.published and run.starts_on is not null)))::text as body`;

const GROUP = `query BenchGroup($groupId: ID!, $courseId: ID!, $page: Int!) { groupProgress(groupId: $groupId, courseId: $courseId, page: { page: $page, perPage: 25 }) { total lessons { _id title position } items { student { _id fullName } completedLessons seenPercent lastSeenAt lessons { lessonId seenPercent completed } } } }`;

const GROUP_SQL = `select json_build_object('data', json_build_object('groupProgress', json_build_object(
  'total', (select count(*)::int from group_members where group_id = $1 and role = 'STUDENT'),
  'lessons', (select json_agg(json_build_object('_id', id, 'title', title, 'position', position) order by position) from lessons where course_id = $2 and published),
  'items', (select json_agg(json_build_object('student', json_build_object('_id', page.id, 'fullName', page.full_name),
      'completedLessons', way.completed, 'seenPercent', way.seen, 'lastSeenAt', way.last, 'lessons', way.items) order by page.full_name, page.id)
    from (select u.id, u.full_name from group_members m join users u on u.id = m.user_id where m.group_id = $1 and m.role = 'STUDENT' order by u.full_name, u.id limit 25 offset $3) page
    cross join lateral (
      select count(p.completed_at)::int as completed, (sum(${percent}) / count(*))::int as seen, max(p.played_at) as last,
        json_agg(json_build_object('lessonId', l.id, 'seenPercent', ${percent}, 'completed', p.completed_at is not null) order by l.position) as items
      from lessons l left join lesson_progress p on p.lesson_id = l.id and p.user_id = page.id where l.course_id = $2 and l.published
    ) way))))::text as body`;

/** A course of 200 lessons as a student sees it, and what a group of 500 has seen of it. */
export const learningOperations: readonly Operation[] = [
  {
    name: 'course page',
    persona: 'student',
    query: COURSE,
    variables: () => ({ id: 'big-long-course' }),
    sql: COURSE_SQL,
    parameters: (variables) => [variables.id, 'user-student'],
  },
  {
    name: 'group progress',
    persona: 'superadmin',
    query: GROUP,
    variables: (n) => ({
      groupId: 'big-long-group',
      courseId: 'big-long-course',
      page: (n % 20) + 1,
    }),
    sql: GROUP_SQL,
    parameters: (variables) => [
      variables.groupId,
      variables.courseId,
      (Number(variables.page) - 1) * 25,
    ],
  },
];
