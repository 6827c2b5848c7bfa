import { signedIn } from '../../graphql/context.ts';
import { DomainError } from '../../platform/errors.ts';
import { correctCourseGrade, courseEvidence, standingGrade } from '../grades/index.ts';
import type { AboutWhom, AppealSubject } from './appeal-subjects.ts';

const whose = ({ subjectId: courseId, userId }: AboutWhom) => ({ courseId, userId });

/** The grade of a course, once nothing is to come any more: accepted, it becomes another one. */
export const courseGradeSubject: AppealSubject = {
  async load(db, about, now) {
    const grade = await standingGrade(db, whose(about), now);
    if (!grade) return undefined;
    const { correctedBy: gradedBy, since: resultAt, ...rest } = grade;
    return { ...rest, ownerId: about.userId, gradedBy, resultAt };
  },
  evidence: (db, about) => courseEvidence(db, whose(about)),
  takes: 'SCORE',
  async onAccepted(context, work, { answer: reason, score, ...about }) {
    if (score === null) throw new DomainError('INVALID', 'errors.invalid');
    await correctCourseGrade(work, whose(about), { score, reason, by: signedIn(context)._id });
  },
};
