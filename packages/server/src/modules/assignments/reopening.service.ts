import { type Context, signedIn, write } from '../../graphql/context.ts';
import { DomainError } from '../../platform/errors.ts';
import { newId } from '../../platform/id.ts';
import { reaches } from '../../platform/viewer.ts';
import { instantOf } from '../../platform/zoned-time.ts';
import { notify } from '../notifications/index.ts';
import {
  type AssignmentStudent,
  findAssignmentStudents,
  type Grader,
} from './assignment-students.list.ts';
import { gradedRegions, isOwnWork } from './assignments.policy.ts';
import { lockAssignment } from './assignments.repo.ts';
import { reopenedNotification } from './grade-notification.ts';
import { findGradedAssignment, type GradedAssignment } from './graded-assignment.repo.ts';
import { newSubmission } from './new-submission.ts';
import { notFound } from './student-work.service.ts';
import { audited } from './submission-audit.ts';
import {
  findSubmissionOf,
  insertSubmission,
  lockSubmission,
  placesOfStudent,
  saveSubmission,
} from './submissions.repo.ts';
import type { ReopenInput } from './submissions.rules.ts';
import { toldMoment } from './told-moment.ts';

/**
 * Lets one student hand in once more, whatever the deadline and the grade say, and tells them.
 * @returns the submission's id.
 * @throws DomainError NOT_FOUND outside of the person's groups and regions, FORBIDDEN for oneself,
 * INVALID with `until` where that is over.
 */
export async function reopenSubmission(
  context: Context,
  { assignmentId, userId, until, reason }: ReopenInput,
): Promise<string> {
  const viewer = signedIn(context);
  const which = { assignmentId, userId };
  const places = await placesOfStudent(context.db, { ...which, viewerId: viewer._id });
  const known = await findSubmissionOf(context.db, which);
  const mine = places.filter(
    ({ regionId, facilitated }) => facilitated || reaches(gradedRegions(viewer), regionId),
  );
  const place = known ? mine.find(({ groupId }) => groupId === known.groupId) : mine[0];
  if (!place) throw notFound();
  if (isOwnWork(viewer, userId)) throw new DomainError('FORBIDDEN', 'errors.assignments.ownWork');
  const reopenedUntil = instantOf(until, place.zone, 'earlier').toISOString();
  if (Date.parse(reopenedUntil) <= context.services.clock.now().getTime()) {
    throw new DomainError('INVALID', 'errors.invalid', { until: 'errors.assignments.untilPassed' });
  }
  return write(context, 'reopenSubmission', async (work) => {
    const { db, now } = work;
    const assignment = await lockAssignment(db, assignmentId);
    if (!assignment) throw notFound();
    const begun = await findSubmissionOf(db, which);
    const id = begun?._id ?? newId();
    if (!begun) {
      const { courseId } = assignment;
      const { groupId, regionId } = place;
      await insertSubmission(
        db,
        newSubmission({ _id: id, ...which, courseId, groupId, regionId, now }),
      );
    }
    const held = await lockSubmission(db, id);
    if (!held) throw notFound();
    const after = {
      ...held.submission,
      reopenedUntil,
      reopenedBy: viewer._id,
      reopenReason: reason,
      version: held.submission.version + 1,
      updatedAt: now,
    };
    await saveSubmission(db, after);
    work.audit({
      entity: 'submission',
      entityId: id,
      before: begun ? audited(begun) : null,
      after: audited(after),
    });
    const { student, zone } = held;
    const timeZone = student.timeZone ?? zone;
    const told = toldMoment(reopenedUntil, { locale: student.locale, timeZone });
    notify(work, reopenedNotification(context.services.translators, held, told));
    return id;
  });
}

/**
 * The students of a group with what they have of an assignment, by name.
 * @throws DomainError NOT_FOUND where the person neither facilitates the group nor looks after its
 * region, or the group does not have the course.
 */
export async function listAssignmentStudents(
  context: Context,
  which: { readonly assignmentId: string; readonly groupId: string },
): Promise<AssignmentStudent[]> {
  const found = await findAssignmentStudents(context.db, { ...which, ...graderOf(context) });
  if (!found) throw notFound();
  return found;
}

/**
 * An assignment with those of its groups whose work the person grades.
 * @throws DomainError NOT_FOUND where there are none.
 */
export async function readGradedAssignment(
  context: Context,
  assignmentId: string,
): Promise<GradedAssignment> {
  const found = await findGradedAssignment(context.db, { assignmentId, ...graderOf(context) });
  if (!found || found.groups.length === 0) throw notFound();
  return found;
}

function graderOf(context: Context): Grader {
  const viewer = signedIn(context);
  const scope = gradedRegions(viewer);
  return {
    userId: viewer._id,
    everywhere: scope === 'all',
    regions: scope === 'all' ? [] : scope,
  };
}
