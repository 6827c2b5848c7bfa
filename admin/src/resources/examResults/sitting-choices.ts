import type { RecordableExam } from './exam-results.binding.ts';

/** Why an exam cannot be recorded right now, or null. */
type Hindrance = 'attemptOpen' | 'noAttemptsLeft' | null;

interface ExamChoice {
  readonly id: string;
  readonly name: string;
  /** The number that the attempt would have, of the allowed ones. */
  readonly number: number;
  readonly allowed: number;
  readonly hindrance: Hindrance;
}

/** The groups of what can be recorded, each once, in the order they come in. */
export function groupChoices(recordable: readonly RecordableExam[]) {
  return [...new Map(recordable.map(({ group }) => [group.id, group])).values()];
}

/** The exams of one group, with what stands in their way. */
export function examChoices(
  recordable: readonly RecordableExam[],
  groupId: string,
): readonly ExamChoice[] {
  return recordable
    .filter(({ group }) => group.id === groupId)
    .map((choice) => ({
      id: choice.exam.id,
      name: `${choice.course.code} · ${choice.exam.title}`,
      number: choice.attemptsUsed + 1,
      allowed: choice.allowedAttempts,
      hindrance: hindranceOf(choice),
    }));
}

function hindranceOf({ attemptOpen, attemptsUsed, allowedAttempts }: RecordableExam): Hindrance {
  if (attemptOpen) return 'attemptOpen';
  return attemptsUsed >= allowedAttempts ? 'noAttemptsLeft' : null;
}
