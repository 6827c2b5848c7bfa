import { listVerb, recordVerb, type Binding, type UpdateRequest } from '../../data/binding.ts';
import {
  CourseTermsCreateDocument,
  CourseTermsListDocument,
  CourseTermsOneDocument,
  CourseTermsRemoveDocument,
  CourseTermsUpdateDocument,
  type TermInput,
} from './course-terms.generated.ts';

const toInput = ({ name, year, startsOn, endsOn }: TermInput): TermInput => ({
  name,
  year,
  startsOn,
  endsOn,
});

export const courseTermsBinding = {
  list: listVerb({
    document: CourseTermsListDocument,
    read: ({ terms }) => terms,
    sorts: ['startsOn', 'endsOn', 'name', 'year', 'updatedAt'],
    filters: { ids: true, q: true, year: true },
  }),
  one: recordVerb(
    CourseTermsOneDocument,
    (id: string) => ({ id }),
    ({ term }) => term,
  ),
  create: recordVerb(
    CourseTermsCreateDocument,
    (form: TermInput) => ({ input: toInput(form) }),
    ({ createTerm }) => createTerm,
  ),
  update: recordVerb(
    CourseTermsUpdateDocument,
    ({ id, version, values }: UpdateRequest<TermInput>) => ({
      id,
      version,
      input: toInput(values),
    }),
    ({ updateTerm }) => updateTerm,
  ),
  remove: recordVerb(
    CourseTermsRemoveDocument,
    (id: string) => ({ id }),
    ({ removeTerm }) => removeTerm,
  ),
} satisfies Binding;
