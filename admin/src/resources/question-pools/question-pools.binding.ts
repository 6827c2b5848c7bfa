import { listVerb, recordVerb, type Binding, type UpdateRequest } from '../../data/binding.ts';
import {
  type QuestionPoolInput,
  QuestionPoolsCreateDocument,
  QuestionPoolsListDocument,
  QuestionPoolsOneDocument,
  QuestionPoolsRemoveDocument,
  QuestionPoolsUpdateDocument,
} from './question-pools.generated.ts';

const toInput = ({ courseId, name }: QuestionPoolInput) => ({ courseId, name });

export const questionPoolsBinding = {
  list: listVerb({
    document: QuestionPoolsListDocument,
    read: ({ questionPools }) => questionPools,
    sorts: ['name', 'createdAt'],
    filters: { ids: true, q: true, courseId: true },
  }),
  one: recordVerb(
    QuestionPoolsOneDocument,
    (id: string) => ({ id }),
    ({ questionPool }) => questionPool,
  ),
  create: recordVerb(
    QuestionPoolsCreateDocument,
    (form: QuestionPoolInput) => ({ input: toInput(form) }),
    ({ createQuestionPool }) => createQuestionPool,
  ),
  update: recordVerb(
    QuestionPoolsUpdateDocument,
    ({ id, version, values }: UpdateRequest<QuestionPoolInput>) => ({
      id,
      version,
      input: toInput(values),
    }),
    ({ updateQuestionPool }) => updateQuestionPool,
  ),
  remove: recordVerb(
    QuestionPoolsRemoveDocument,
    (id: string) => ({ id }),
    ({ removeQuestionPool }) => removeQuestionPool,
  ),
} satisfies Binding;
