import { useState } from 'react';
import { useApolloClient, useMutation } from '@apollo/client/react';
import { usePreview } from '../../../shared/learning/usePreview.ts';
import { thisDevice } from '../progress/device.ts';
import { emptyDraft, type Check, type Draft } from './checks.rules.ts';
import { AnswerLessonCheckDocument, PreviewLessonCheckDocument } from './LessonCheck.generated.ts';

interface AskingLesson {
  readonly checks: readonly Check[];
  readonly progress: { readonly completed: boolean };
}

export type LessonChecks = ReturnType<typeof useLessonChecks>;

/**
 * What a recording asks, and what was answered: by the server's word, in a preview by this page's. A
 * lesson that is completed asks nothing any more.
 */
export function useLessonChecks({ checks: all, progress }: AskingLesson) {
  const client = useApolloClient();
  const preview = usePreview();
  const [send] = useMutation(AnswerLessonCheckDocument);
  const [tried, setTried] = useState<ReadonlySet<string>>(new Set());
  const [done, setDone] = useState<Check>();
  const [drafts, setDrafts] = useState<Readonly<Record<string, Draft>>>({});
  const open = progress.completed
    ? []
    : all.filter(({ _id, answered }) => !answered && !tried.has(_id));

  async function isRight({ _id, tries }: Check, { choiceIds, text }: Draft): Promise<boolean> {
    const answer = { choiceIds: [...choiceIds], text: text.trim() || null };
    if (preview.active) {
      const { data } = await client.query({
        query: PreviewLessonCheckDocument,
        variables: { checkId: _id, answer },
        fetchPolicy: 'no-cache',
      });
      return data?.previewLessonCheck ?? false;
    }
    const { deviceId } = thisDevice();
    const { data } = await send({
      variables: {
        lessonCheckAnswerInput: { checkId: _id, answer, triesBefore: tries, deviceId },
      },
    });
    return data?.answerLessonCheck.right ?? false;
  }

  return {
    all,
    /** Not answered yet, in their order. */
    open,
    next: open[0],
    done,
    draftOf: ({ _id }: Check): Draft => drafts[_id] ?? emptyDraft,
    keepDraft: ({ _id }: Check, draft: Draft) => setDrafts({ ...drafts, [_id]: draft }),
    /** Asks the server. @throws what keeps the answer from it. */
    answer: async (check: Check, draft: Draft): Promise<boolean> => {
      const right = await isRight(check, draft);
      if (right) {
        setDone(check);
        if (preview.active) setTried(new Set([...tried, check._id]));
      }
      return right;
    },
    goOn: () => setDone(undefined),
  };
}
