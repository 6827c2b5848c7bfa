import { seldomScreen } from '../../shared/page/lazy-screen.ts';

export const courseTerms = {
  name: 'course-terms',
  binding: () => import('./course-terms.binding.ts').then((file) => file.courseTermsBinding),
  recordRepresentation: 'name',
  list: seldomScreen(() => import('./TermList.tsx').then((file) => file.TermList)),
  show: seldomScreen(() => import('./TermShow.tsx').then((file) => file.TermShow)),
  edit: seldomScreen(() => import('./TermEdit.tsx').then((file) => file.TermEdit)),
  create: seldomScreen(() => import('./TermCreate.tsx').then((file) => file.TermCreate)),
};
