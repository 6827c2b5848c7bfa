import { listVerb, recordVerb, type Binding, type UpdateRequest } from '../../data/binding.ts';
import {
  CategoriesCreateDocument,
  CategoriesListDocument,
  CategoriesOneDocument,
  CategoriesRemoveDocument,
  CategoriesUpdateDocument,
  type CategoryInput,
} from './categories.generated.ts';

const toInput = (form: CategoryInput): CategoryInput => ({
  kind: form.kind,
  name: form.name,
  position: form.position,
  color: form.color,
  description: form.description ?? null,
});

export const categoriesBinding = {
  list: listVerb({
    document: CategoriesListDocument,
    read: ({ categories }) => categories,
    sorts: ['position', 'name', 'updatedAt'],
    filters: { ids: true, q: true, kind: true },
  }),
  one: recordVerb(
    CategoriesOneDocument,
    (id: string) => ({ id }),
    ({ category }) => category,
  ),
  create: recordVerb(
    CategoriesCreateDocument,
    (form: CategoryInput) => ({ input: toInput(form) }),
    ({ createCategory }) => createCategory,
  ),
  update: recordVerb(
    CategoriesUpdateDocument,
    ({ id, version, values }: UpdateRequest<CategoryInput>) => ({
      id,
      version,
      input: toInput(values),
    }),
    ({ updateCategory }) => updateCategory,
  ),
  remove: recordVerb(
    CategoriesRemoveDocument,
    (id: string) => ({ id }),
    ({ removeCategory }) => removeCategory,
  ),
} satisfies Binding;
