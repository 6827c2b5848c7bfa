import { listVerb, recordVerb, type Binding, type UpdateRequest } from '../../../data/binding.ts';
import {
  RequestAnswersListDocument,
  RequestAnswersOneDocument,
  RequestAnswersUpdateDocument,
  type RequestReplyInput,
} from './request-answers.generated.ts';

export const requestAnswersBinding = {
  list: listVerb({
    document: RequestAnswersListDocument,
    read: ({ requestFormAnswers }) => requestFormAnswers,
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
