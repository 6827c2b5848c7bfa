import { asc } from 'drizzle-orm';
import {
  examAnswers,
  examAttempts,
  examChoices,
  examQuestions,
  exams,
} from '../modules/exams/exams.table.ts';
import { markAttempt } from '../modules/exams/scoring.rules.ts';
import { groups } from '../modules/groups/groups.table.ts';
import { notifications } from '../modules/notifications/notifications.table.ts';
import type { Db } from '../platform/database.ts';
import { daysFrom } from './days.ts';
import { examId } from './course-plans.ts';
import type { Seat } from './learning.ts';
import { personaId } from './people.ts';
import { SeededRandom } from './random.ts';

interface Paper {
  readonly _id: string;
  readonly courseId: string;
  readonly passMark: number;
  readonly title: string;
  readonly questions: readonly {
    readonly _id: string;
    readonly points: number;
    readonly choices: readonly { readonly _id: string; readonly correct: boolean }[];
  }[];
}

/** What the student persona has left to sit, so that everybody can try an exam. */
const STILL_TO_SIT = new Set([examId('BIB101', 'final'), examId('SPF101', 'reflection')]);

async function readPapers(db: Db): Promise<Paper[]> {
  const sheets = await db.select().from(exams).orderBy(asc(exams._id));
  const questions = await db.select().from(examQuestions).orderBy(asc(examQuestions.position));
  const choices = await db.select().from(examChoices).orderBy(asc(examChoices.position));
  return sheets.map((exam) => ({
    ...exam,
    questions: questions
      .filter((question) => question.examId === exam._id)
      .map((question) => ({
        ...question,
        choices: choices.filter((choice) => choice.questionId === question._id),
      })),
  }));
}

type Attempt = typeof examAttempts.$inferInsert;
type Answer = typeof examAnswers.$inferInsert;

/** Results of exams already sat, answer by answer, marked by the product's own rules. */
export async function seedResults(db: Db, now: Date, seats: readonly Seat[]): Promise<void> {
  const random = new SeededRandom(42);
  const papers = await readPapers(db);
  const regionOf = new Map(
    (await db.select({ _id: groups._id, regionId: groups.regionId }).from(groups)).map((group) => [
      group._id,
      group.regionId,
    ]),
  );
  const attempts: Attempt[] = [];
  const answers: Answer[] = [];

  function sit(
    seat: Seat,
    paper: Paper,
    number: number,
    ability: number,
    daysAgo: number,
  ): boolean {
    const _id = `attempt-${attempts.length + 1}`;
    const started = daysFrom(now, -daysAgo);
    const finishedAt = new Date(started.getTime() + random.between(8, 50) * 60_000).toISOString();
    const marked = paper.questions.map((question) => {
      const wanted = random.next() < ability;
      const choice =
        question.choices.find((each) => each.correct === wanted) ?? question.choices[0];
      if (choice)
        answers.push({
          attemptId: _id,
          questionId: question._id,
          choiceId: choice._id,
          sequence: 1,
          savedAt: finishedAt,
        });
      return { points: question.points, correct: choice?.correct === true };
    });
    const outcome = markAttempt(marked, { number, passMark: paper.passMark, end: 'FINISHED' });
    attempts.push({
      ...outcome,
      _id,
      examId: paper._id,
      courseId: seat.courseId,
      userId: seat.userId,
      groupId: seat.groupId,
      regionId: regionOf.get(seat.groupId) ?? '',
      number,
      status: 'FINISHED',
      startedAt: started.toISOString(),
      finishedAt,
    });
    return outcome.passed;
  }

  for (const seat of seats) {
    for (const paper of papers.filter((each) => each.courseId === seat.courseId)) {
      const isStudent = seat.userId === personaId('student');
      if (isStudent ? STILL_TO_SIT.has(paper._id) : random.next() < 0.25) continue;
      const ability = isStudent ? 0.9 : 0.45 + random.next() * 0.55;
      const days = random.between(4, 38);
      const passed = sit(
        seat,
        paper,
        1,
        isStudent && paper.courseId.endsWith('the101') ? 0.3 : ability,
        days,
      );
      if (!passed && (isStudent || random.next() < 0.6))
        sit(seat, paper, 2, Math.max(ability, 0.95), days - 3);
    }
  }
  for (let from = 0; from < attempts.length; from += 500)
    await db.insert(examAttempts).values(attempts.slice(from, from + 500));
  for (let from = 0; from < answers.length; from += 1000)
    await db.insert(examAnswers).values(answers.slice(from, from + 1000));
  await seedNotifications(db, now, attempts, papers);
}

/** The student persona's newest results as notifications; the last two are still unread. */
async function seedNotifications(
  db: Db,
  now: Date,
  attempts: readonly Attempt[],
  papers: readonly Paper[],
): Promise<void> {
  const own = attempts.filter((attempt) => attempt.userId === personaId('student'));
  await db.insert(notifications).values(
    own.map((attempt, index) => ({
      _id: `notification-${index + 1}`,
      userId: attempt.userId,
      title: 'Exam result',
      description: `${papers.find((paper) => paper._id === attempt.examId)?.title ?? ''}: ${attempt.score} %`,
      link: `/student/exams/${attempt.examId}/results/${attempt._id}`,
      createdAt: daysFrom(now, index - own.length).toISOString(),
    })),
  );
}
