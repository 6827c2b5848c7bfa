import { listVerb, recordVerb, type Binding, type UpdateRequest } from '../../../data/binding.ts';
import {
  RequestAnswersListDocument,
  RequestAnswersOneDocument,
  RequestAnswersUpdateDocument,
  type RequestAnswerRecordFragment,
  type RequestReplyInput,
} from './request-answers.generated.ts';

/** Rows are selected by this name. */
const named = (request: RequestAnswerRecordFragment) => ({
  ...request,
  title: `${request.person.fullName} · ${request.formTitle}`,
});

export const requestAnswersBinding = {
  list: listVerb({
    document: RequestAnswersListDocument,
    read: ({ requestFormAnswers: { items, total } }) => ({ items: items.map(named), total }),
    sorts: ['createdAt'],
    filters: { ids: true, q: true, status: true, formId: true, regionId: true },
  }),
  one: recordVerb(
    RequestAnswersOneDocument,
    (id: string) => ({ id }),
    ({ requestFormAnswer }) => requestFormAnswer,
  ),
  update: recordVerb(
    RequestAnswersUpdateDocument,
    ({ id, version, values: { status, reply } }: UpdateRequest<RequestReplyInput>) => ({
      id,
      version,
      reply: { status, reply: reply ?? null },
    }),
    ({ answerRequest }) => answerRequest,
  ),
} satisfies Binding;
