import type { ExamInput, ExamQuestionInput, ExamRecordFragment } from './exams.generated.ts';

type Question = ExamRecordFragment['questions'][number];

interface ChoiceForm {
  /** Unknown to the server until saved. */
  readonly id?: string | null;
  readonly text: string;
  readonly correct?: boolean;
}

interface QuestionForm {
  readonly id?: string | null;
  readonly kind: Question['kind'];
  readonly text: string;
  readonly points: number;
  readonly choices?: readonly ChoiceForm[] | null;
  /** The right answer of a true/false question, in place of choices. */
  readonly statementIsTrue?: boolean | null;
}

export interface ExamForm extends Omit<ExamInput, 'questions' | 'openBook' | 'published'> {
  readonly openBook?: boolean;
  readonly published?: boolean;
  readonly questions?: readonly QuestionForm[] | null;
}

/** An exam as the form edits it: in order, a true/false question as one switch. */
export function toForm(exam: ExamRecordFragment) {
  return { ...exam, questions: exam.questions.toSorted(byPosition).map(toQuestionForm) };
}

export type ExamRecord = ReturnType<typeof toForm>;

function toQuestionForm(question: Question) {
  const choices = question.choices.toSorted(byPosition);
  const statementIsTrue = question.kind === 'TRUE_FALSE' && choices[0]?.correct === true;
  return { ...question, choices, statementIsTrue };
}

export function toInput(form: ExamForm): ExamInput {
  return {
    courseId: form.courseId,
    title: form.title,
    instructions: form.instructions ?? null,
    passMark: form.passMark,
    allowedAttempts: form.allowedAttempts,
    openBook: form.openBook ?? false,
    published: form.published ?? false,
    questions: (form.questions ?? []).map(toQuestionInput),
  };
}

function toQuestionInput(question: QuestionForm): ExamQuestionInput {
  const choices = question.choices ?? [];
  return {
    ...idOf(question),
    kind: question.kind,
    text: question.text,
    points: question.points,
    choices:
      question.kind === 'TRUE_FALSE'
        ? trueFalseChoices(choices, question.statementIsTrue ?? false)
        : choices.map(toChoiceInput),
  };
}

function toChoiceInput(choice: ChoiceForm) {
  return { ...idOf(choice), text: choice.text, correct: choice.correct ?? false };
}

/** "True" comes first. The texts are the wire's: screens show them in the reader's language. */
function trueFalseChoices(choices: readonly ChoiceForm[], statementIsTrue: boolean) {
  return [
    { ...idOf(choices[0]), text: 'True', correct: statementIsTrue },
    { ...idOf(choices[1]), text: 'False', correct: !statementIsTrue },
  ];
}

/** An id keeps the answers that were given to a question; a new one has none yet. */
function idOf(item: { readonly id?: string | null | undefined } | undefined) {
  return item?.id ? { _id: item.id } : {};
}

function byPosition(a: { readonly position: number }, b: { readonly position: number }) {
  return a.position - b.position;
}
