import { listVerb, recordVerb, type Binding, type UpdateRequest } from '../../data/binding.ts';
import { toForm, toInput, type DocumentForm } from './document-form.ts';
import {
  DocumentsCreateDocument,
  DocumentsListDocument,
  DocumentsOneDocument,
  DocumentsRemoveDocument,
  DocumentsUpdateDocument,
} from './documents.generated.ts';

export const documentsBinding = {
  list: listVerb({
    document: DocumentsListDocument,
    read: ({ documents }) => documents,
    sorts: ['title', 'createdAt', 'updatedAt'],
    filters: { ids: true, q: true, published: true, audience: true },
  }),
  one: recordVerb(
    DocumentsOneDocument,
    (id: string) => ({ id }),
    ({ document }) => toForm(document),
  ),
  create: recordVerb(
    DocumentsCreateDocument,
    (form: DocumentForm) => ({ input: toInput(form) }),
    ({ createDocument }) => toForm(createDocument),
  ),
  update: recordVerb(
    DocumentsUpdateDocument,
    ({ id, version, values }: UpdateRequest<DocumentForm>) => ({
      id,
      version,
      input: toInput(values),
    }),
    ({ updateDocument }) => toForm(updateDocument),
  ),
  remove: recordVerb(
    DocumentsRemoveDocument,
    (id: string) => ({ id }),
    ({ removeDocument }) => toForm(removeDocument),
  ),
} satisfies Binding;
