import { sql, type SQL } from 'drizzle-orm';
import { jsonObject } from '../../platform/json.ts';
import { courseOfferings, courses } from '../courses/courses.table.ts';
import { groupMembers, groups } from '../groups/groups.table.ts';
import { questions } from '../questions/questions.table.ts';
import { regions } from '../regions/regions.table.ts';
import { attemptQuestions } from './attempt-questions.table.ts';
import { examAttempts, examItems, exams, examWindows } from './exams.table.ts';
import type { OtherSittings } from './disclosure.rules.ts';

const asked = sql`select ${attemptQuestions.questionId} from ${attemptQuestions} where ${attemptQuestions.attemptId} = ${examAttempts._id}`;

/** The attempt's exam, and every other one that asks or may draw one of its questions. */
const alike = sql`
  select ${examAttempts.examId} union
  select ${examItems.examId} from ${examItems} where ${examItems.questionId} in (${asked})
    or ${examItems.poolId} in (select ${questions.poolId} from ${questions} where ${questions._id} in (${asked}) and not ${questions.archived})`;

/** When a group's window closes, else is due, else its course ends there. */
const endOfWindow = sql`coalesce(${examWindows.closesAt}, ${examWindows.deadline}, (${courseOfferings.endsOn} + 1)::timestamp at time zone ${regions.timeZone})`;

const ofGroups = sql`
  select max(${endOfWindow}) as until, coalesce(bool_or(${examWindows.closesAt} is null) filter (where
    ${exams._id} = ${examAttempts.examId} and exists (
      select 1 from ${groupMembers} where ${groupMembers.groupId} = ${groups._id}
        and ${groupMembers.userId} = ${examAttempts.userId} and ${groupMembers.role} = 'STUDENT')), false) as late
  from ${exams}
  join ${courses} on ${courses._id} = ${exams.courseId} and ${courses.published}
  join ${courseOfferings} on ${courseOfferings.courseId} = ${exams.courseId}
  join ${groups} on ${groups._id} = ${courseOfferings.groupId}
  join ${regions} on ${regions._id} = ${groups.regionId}
  left join ${examWindows} on ${examWindows.examId} = ${exams._id} and ${examWindows.groupId} = ${groups._id}
  where ${exams.published} and ${exams._id} in (${alike})`;

/** Extensions and accommodations are in what is open; without a limit it is waited for a day. */
const ofPeople = sql`
  select max(coalesce(sitting.due_at, sitting.started_at + interval '1 day')) as until
  from ${examAttempts} as sitting
  where sitting.status = 'OPEN' and sitting.mode = 'EXAM' and sitting.exam_id in (${alike})`;

/** When others sit the questions of an attempt's row: every group that is asked any of them, by any exam. */
export const otherSittings: SQL<OtherSittings> = sql<OtherSittings>`(
  select ${jsonObject({
    until: sql<string | null>`greatest(windows.until, people.until)`,
    late: sql<boolean>`windows.late`,
  })} from (${ofGroups}) as windows, (${ofPeople}) as people)`;
