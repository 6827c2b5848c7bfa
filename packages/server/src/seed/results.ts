import { asc, eq } from 'drizzle-orm';
import { attemptQuestions } from '../modules/exams/attempt-questions.table.ts';
import { examAttempts, examItems, exams } from '../modules/exams/exams.table.ts';
import { markAnswer } from '../modules/exams/marking.rules.ts';
import { markAttempt } from '../modules/exams/scoring.rules.ts';
import {
  type QuestionKey,
  questions,
  questionVersions,
} from '../modules/questions/questions.table.ts';
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
    readonly itemId: string;
    readonly questionId: string;
    readonly versionId: string;
    readonly points: number;
    readonly kind: 'TRUE_FALSE' | 'SINGLE_CHOICE';
    readonly partIds: string[];
    readonly key: QuestionKey;
  }[];
}

/** What the student persona has left to sit, so that everybody can try an exam. */
const STILL_TO_SIT = new Set([examId('BIB101', 'final'), examId('SPF101', 'reflection')]);
/** What nobody has sat yet: some of it is marked by people. */
const NEW = examId('BIB102', 'workshop');

async function readPapers(db: Db): Promise<Paper[]> {
  const sheets = await db.select().from(exams).orderBy(asc(exams._id));
  const asked = await db
    .select({ item: examItems, kind: questions.kind, version: questionVersions })
    .from(examItems)
    .innerJoin(questionVersions, eq(questionVersions._id, examItems.versionId))
    .innerJoin(questions, eq(questions._id, questionVersions.questionId))
    .orderBy(asc(examItems.position));
  return sheets
    .filter((exam) => exam._id !== NEW)
    .map((exam) => ({
      ...exam,
      questions: asked
        .filter(({ item }) => item.examId === exam._id)
        .map(({ item, kind, version }) => ({
          itemId: item._id,
          questionId: version.questionId,
          versionId: version._id,
          points: item.points,
          kind: kind === 'TRUE_FALSE' ? kind : 'SINGLE_CHOICE',
          partIds: version.content.parts.map(({ _id }) => _id),
          key: version.key,
        })),
    }));
}

const noAnswer = { choiceIds: [], pairs: [], order: [], blanks: [], number: null, text: null };

type Attempt = typeof examAttempts.$inferInsert;
type Answer = typeof attemptQuestions.$inferInsert;

/** What somebody answers, each question rightly or not as `isRight` says, with its marks. */
function answersTo(
  paper: Paper,
  attemptId: string,
  savedAt: string,
  isRight: () => boolean,
): Answer[] {
  return paper.questions.map((question, index) => {
    const { key, ...asked } = question;
    const wanted = isRight();
    const choice =
      asked.partIds.find((id) => key.choiceIds.includes(id) === wanted) ?? asked.partIds[0];
    const answer = choice === undefined ? null : { ...noAnswer, choiceIds: [choice] };
    return {
      ...asked,
      attemptId,
      position: index + 1,
      answer,
      sequence: 1,
      savedAt,
      earned: markAnswer(question, answer),
      markedVersionId: asked.versionId,
    };
  });
}

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
    const given = answersTo(paper, _id, finishedAt, () => random.next() < ability);
    answers.push(...given);
    const marked = given.map(({ points, earned }) => ({ points, earned: earned ?? 0 }));
    const outcome = markAttempt(marked, {
      number,
      passMark: paper.passMark,
      end: 'FINISHED',
      late: false,
    });
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
      locale: 'en',
      startedAt: started.toISOString(),
      submittedAt: finishedAt,
      finishedAt,
      endedBy: 'HANDED_IN',
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
  for (let from = 0; from < answers.length; from += 500)
    await db.insert(attemptQuestions).values(answers.slice(from, from + 500));
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
