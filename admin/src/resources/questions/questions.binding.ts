import { listVerb, recordVerb, type Binding, type UpdateRequest } from '../../data/binding.ts';
import { newRecordId } from '../../shared/new-record-id.ts';
import { type QuestionFormValues, toForm, toInput } from './question-record.ts';
import {
  QuestionsArchiveDocument,
  type QuestionsArchiveMutation,
  type QuestionsArchiveMutationVariables,
  QuestionsCreateDocument,
  QuestionsListDocument,
  QuestionsOneDocument,
  QuestionsRemoveDocument,
  QuestionsUpdateDocument,
} from './questions.generated.ts';

export const questionsBinding = {
  list: listVerb({
    document: QuestionsListDocument,
    read: ({ questions }) => questions,
    sorts: ['createdAt', 'title', 'kind', 'updatedAt'],
    filters: {
      ids: true,
      q: true,
      courseId: true,
      poolId: true,
      kind: true,
      archived: true,
      missingLocale: true,
    },
  }),
  one: recordVerb(
    QuestionsOneDocument,
    (id: string) => ({ id }),
    ({ question }) => toForm(question),
  ),
  create: recordVerb(
    QuestionsCreateDocument,
    (form: QuestionFormValues) => ({ id: newRecordId(), input: toInput(form) }),
    ({ createQuestion }) => toForm(createQuestion),
  ),
  update: recordVerb(
    QuestionsUpdateDocument,
    ({ id, version, values }: UpdateRequest<QuestionFormValues>) => ({
      id,
      version,
      input: toInput(values),
    }),
    ({ updateQuestion }) => toForm(updateQuestion),
  ),
  remove: recordVerb(
    QuestionsRemoveDocument,
    (id: string) => ({ id }),
    ({ removeQuestion }) => toForm(removeQuestion),
  ),
} satisfies Binding;

export interface ArchiveRecord {
  readonly id: string;
  readonly outcomes: QuestionsArchiveMutation['setQuestionsArchived'];
}

/** Puts questions into the archive or takes them out of it. */
export const questionArchiveBinding = {
  list: () => {
    throw new Error('What was archived is not kept');
  },
  create: recordVerb(
    QuestionsArchiveDocument,
    (variables: QuestionsArchiveMutationVariables) => variables,
    ({ setQuestionsArchived }): ArchiveRecord => ({
      id: 'archive',
      outcomes: setQuestionsArchived,
    }),
  ),
} satisfies Binding;
