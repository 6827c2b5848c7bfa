import type { Context } from '../../graphql/context.ts';
import type { Db } from '../../platform/database.ts';
import { DomainError } from '../../platform/errors.ts';
import type { Work } from '../../platform/work.ts';
import type { AppealRow } from './appeals.table.ts';

export type AppealSubjectKind = AppealRow['subjectKind'];

/** A decision about a student, as an appeal looks at it. */
export interface Subject {
  readonly ownerId: string;
  readonly groupId: string;
  readonly regionId: string;
  /** What people call it: the title of the exam, assignment or course. */
  readonly title: string;
  /** Who graded it; null where the program did. */
  readonly gradedBy: string | null;
  /** ISO moment from which the window counts; null while there is nothing to appeal against. */
  readonly resultAt: string | null;
}

/** Something that happened, for who decides. */
export interface Evidence {
  readonly at: string;
  /** The name of an event of the subject's kind. */
  readonly kind: string;
  /** What a program told about it, as name and value. */
  readonly detail: readonly { readonly name: string; readonly value: string }[];
  /** Who of the staff did it. */
  readonly byName: string | null;
}

/** Which decision about which student. */
export interface AboutWhom {
  readonly subjectId: string;
  readonly userId: string;
}

/** What can be appealed against: the module that decides it says how it is read and mended. */
export interface AppealSubject {
  /** @returns undefined where there is no such thing. @param now ISO moment. */
  load(db: Db, about: AboutWhom, now: string): Promise<Subject | undefined>;
  /** What happened, in order. */
  evidence(db: Db, about: AboutWhom): Promise<Evidence[]>;
  /** What an acceptance gives: new time in an exam, or another grade of a course. */
  readonly takes?: 'MINUTES' | 'SCORE';
  /**
   * Opens it again, in the transaction of the decision, with an audit row of its own.
   * @throws DomainError what the subject refuses; then nothing is decided.
   */
  onAccepted(
    context: Context,
    work: Work,
    appeal: Pick<AppealRow, '_id' | 'subjectId' | 'userId' | 'minutes' | 'score'> & {
      readonly answer: string;
    },
  ): Promise<void>;
}

const subjects = new Map<AppealSubjectKind, AppealSubject>();

/** Says how one kind of decision is appealed against; called once, when its module is loaded. */
export function registerAppealSubject(kind: AppealSubjectKind, subject: AppealSubject): void {
  subjects.set(kind, subject);
}

/** The subject of a kind, where one was registered. */
export const findSubject = (kind: AppealSubjectKind): AppealSubject | undefined =>
  subjects.get(kind);

/** @throws DomainError INVALID where nothing of this kind can be appealed against. */
export function subjectOf(kind: AppealSubjectKind): AppealSubject {
  const subject = findSubject(kind);
  if (!subject) throw new DomainError('INVALID', 'errors.appeals.notPossible');
  return subject;
}
