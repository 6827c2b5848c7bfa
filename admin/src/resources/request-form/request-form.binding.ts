import { listVerb, recordVerb, type Binding, type UpdateRequest } from '../../data/binding.ts';
import { toForm, toInput, type RequestFormForm } from './form-values.ts';
import {
  RequestFormCreateDocument,
  RequestFormListDocument,
  RequestFormOneDocument,
  RequestFormRemoveDocument,
  RequestFormUpdateDocument,
} from './request-form.generated.ts';

export const requestFormBinding = {
  list: listVerb({
    document: RequestFormListDocument,
    read: ({ requestForms }) => ({
      items: requestForms.items.map(toForm),
      total: requestForms.total,
    }),
    sorts: ['title', 'updatedAt'],
    filters: { ids: true, q: true, published: true },
  }),
  one: recordVerb(
    RequestFormOneDocument,
    (id: string) => ({ id }),
    ({ requestForm }) => toForm(requestForm),
  ),
  create: recordVerb(
    RequestFormCreateDocument,
    (form: RequestFormForm) => ({ input: toInput(form) }),
    ({ createRequestForm }) => toForm(createRequestForm),
  ),
  update: recordVerb(
    RequestFormUpdateDocument,
    ({ id, version, values }: UpdateRequest<RequestFormForm>) => ({
      id,
      version,
      input: toInput(values),
    }),
    ({ updateRequestForm }) => toForm(updateRequestForm),
  ),
  remove: recordVerb(
    RequestFormRemoveDocument,
    (id: string) => ({ id }),
    ({ removeRequestForm }) => toForm(removeRequestForm),
  ),
} satisfies Binding;
