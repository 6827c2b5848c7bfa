import { exams, examItems } from '../modules/exams/exams.table.ts';
import { questions, questionVersions } from '../modules/questions/questions.table.ts';
import type { Db } from '../platform/database.ts';
import { daysFrom } from './days.ts';
import { courseId, examId } from './course-plans.ts';
import { emptyKey } from '../modules/questions/empty-key.rules.ts';
import { type BankQuestion, everyKind, everyKindExam } from './exam-of-every-kind.ts';
import { type ExamPlan, examPlans } from './exam-plans.ts';

/** The right choice does not always stand first: its place follows from the question's number. */
function choicesOf(plan: ExamPlan, index: number): { text: string; correct: boolean }[] {
  const right = plan.questions[index]?.right ?? true;
  if (typeof right === 'boolean') {
    return [
      { text: 'True', correct: right },
      { text: 'False', correct: !right },
    ];
  }
  const [correct, ...wrong] = right;
  const all = wrong.map((text) => ({ text, correct: false }));
  return all.toSpliced(index % right.length, 0, { text: correct, correct: true });
}

export const questionId = (exam: string, position: number): string => `${exam}-q${position}`;
export const choiceId = (question: string, position: number): string => `${question}-c${position}`;
const versionId = (question: string): string => `${question}-v1`;
const itemId = (question: string): string => `${question}-item`;

/** The questions of a plan as the bank has them. */
const bankOf = (plan: ExamPlan, exam: string): BankQuestion[] =>
  plan.questions.map(({ text, points, right }, index) => {
    const choices = choicesOf(plan, index).map((choice, at) => ({
      ...choice,
      _id: choiceId(questionId(exam, index + 1), at + 1),
    }));
    return {
      kind: typeof right === 'boolean' ? 'TRUE_FALSE' : 'SINGLE_CHOICE',
      points,
      content: {
        texts: { en: text },
        parts: choices.map(({ _id, text: words }) => ({
          _id,
          role: 'CHOICE',
          texts: { en: words },
        })),
        maxWords: null,
        unit: null,
      },
      key: {
        ...emptyKey,
        choiceIds: choices.filter(({ correct }) => correct).map(({ _id }) => _id),
      },
    };
  });

type Exam = typeof exams.$inferInsert;

/** Exams of the demonstration college, each with its questions in the bank of its course. */
export async function seedExams(db: Db, now: Date): Promise<void> {
  const stamp = {
    version: 1,
    createdAt: daysFrom(now, -120).toISOString(),
    updatedAt: daysFrom(now, -80).toISOString(),
  };
  for (const plan of examPlans) {
    const _id = examId(plan.code, plan.part);
    const exam = {
      ...stamp,
      _id,
      courseId: courseId(plan.code),
      title: plan.title,
      instructions: plan.openBook
        ? 'You may use your notes and your Bible. Read every question to its end before you answer.'
        : 'Please put away your notes. Read every question to its end before you answer.',
      openBook: plan.openBook ?? false,
      published: true,
    };
    await seedExam(db, exam, bankOf(plan, _id), stamp);
  }
  const workshop = {
    ...stamp,
    ...everyKindExam,
    _id: examId('BIB102', 'workshop'),
    courseId: courseId('BIB102'),
    openBook: true,
    published: true,
    shuffleParts: true,
    timeLimitMinutes: 45,
    practice: true,
  };
  await seedExam(db, workshop, everyKind, stamp);
}

async function seedExam(
  db: Db,
  exam: Exam,
  bank: readonly BankQuestion[],
  stamp: Pick<Exam, 'version' | 'createdAt' | 'updatedAt'>,
): Promise<void> {
  const asked = bank.map((question, index) => ({
    ...question,
    _id: questionId(exam._id, index + 1),
    position: index + 1,
  }));
  await db.insert(exams).values(exam);
  await db.insert(questions).values(
    asked.map(({ _id, kind, content }) => ({
      ...stamp,
      _id,
      courseId: exam.courseId,
      kind,
      title: (content.texts['en'] ?? '').replaceAll(/\[\[[\w-]+\]\]/g, '____'),
      latest: 1,
    })),
  );
  await db.insert(questionVersions).values(
    asked.map(({ _id, content, key }) => ({
      _id: versionId(_id),
      questionId: _id,
      number: 1,
      content,
      key,
      createdAt: stamp.createdAt,
    })),
  );
  await db.insert(examItems).values(
    asked.map(({ _id, position, points }) => ({
      _id: itemId(_id),
      examId: exam._id,
      position,
      points,
      questionId: _id,
      versionId: versionId(_id),
    })),
  );
}
