import { type Grade, registerGradeChanges } from '../assignments/index.ts';
import { hasChanged, noteGradeChange, titleOfSubmission } from './grade-changes.repo.ts';

/** What a submission counts as in the course's grade: completed work is all of it. */
function percentOf(grade: Grade | null): number | null {
  if (grade === null) return null;
  if (grade.score !== null) return grade.score;
  return grade.completed ? 100 : 0;
}

registerGradeChanges(async (work, { by, before, after, subjectId, ...change }) => {
  const [from, to] = [percentOf(before), percentOf(after)];
  // The first grade of all changes nothing; a grade that comes back after it was taken away does.
  if (from === null && !(await hasChanged(work, subjectId))) return;
  await noteGradeChange(work, {
    ...change,
    subjectId,
    subjectKind: 'SUBMISSION',
    title: await titleOfSubmission(work, subjectId),
    before: from,
    after: to,
    changedBy: by,
  });
});
