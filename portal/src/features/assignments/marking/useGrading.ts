import { useState } from 'react';
import { useMutation } from '@apollo/client/react';
import { readServerError } from '@lampstand/graphql-client';
import { useT } from '@lampstand/i18n/react';
import { toast } from '@lampstand/ui';
import { errorText } from '../../../shared/error-text.ts';
import { htmlOf } from './feedback-html.rules.ts';
import {
  AssignmentSubmissionsDocument,
  GradeSubmissionDocument,
  UngradeSubmissionDocument,
  type AssignmentSubmissionQuery,
} from './Submissions.generated.ts';

interface Grade {
  /** A whole number, or `true` and `false`. */
  readonly given: string;
  /** Undefined: the feedback stays as it is. */
  readonly text: string | undefined;
  /** Saved comments that went into the text. */
  readonly used: readonly string[];
}

/** Grades a submission, and takes the grade back. What is refused is said, and nothing typed is lost. */
export function useGrading(submission: AssignmentSubmissionQuery['assignmentSubmission']) {
  const t = useT();
  // The list shows states and grades, too.
  const again = { refetchQueries: [AssignmentSubmissionsDocument] };
  const [grade] = useMutation(GradeSubmissionDocument, again);
  const [ungrade] = useMutation(UngradeSubmissionDocument, again);
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [message, setMessage] = useState<string>();
  const { _id, version, assignment, feedback } = submission;

  async function carryOut(change: () => Promise<unknown>, done: string): Promise<boolean> {
    setBusy(true);
    setErrors({});
    setMessage(undefined);
    try {
      await change();
      toast.success(done);
      return true;
    } catch (error) {
      const { fields } = readServerError(error);
      setErrors(fields);
      if (Object.keys(fields).length === 0) setMessage(errorText(error, t));
      return false;
    } finally {
      setBusy(false);
    }
  }

  function save({ given, text, used }: Grade): Promise<boolean> {
    const graded = assignment.kind === 'GRADED';
    const score = /^\d{1,3}$/.test(given.trim()) ? Number(given) : null;
    if (graded && (score === null || score > 100)) {
      setErrors({ score: t('work.marking.scoreRange') });
      return Promise.resolve(false);
    }
    const submissionGradeInput = {
      ...(graded ? { score } : { completed: given === '' ? null : given === 'true' }),
      feedback: text === undefined ? feedback : htmlOf(text),
      savedCommentIds: [...used],
    };
    return carryOut(
      () => grade({ variables: { _id, version, submissionGradeInput } }),
      t('work.marking.saved'),
    );
  }

  return {
    busy,
    errors,
    message,
    save,
    undo: () =>
      void carryOut(() => ungrade({ variables: { _id, version } }), t('work.marking.undone')),
  };
}
