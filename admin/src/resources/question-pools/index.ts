import { authoringScreen } from '../../shared/page/lazy-screen.ts';

export const questionPools = {
  name: 'question-pools',
  binding: () => import('./question-pools.binding.ts').then((file) => file.questionPoolsBinding),
  recordRepresentation: 'name',
  list: authoringScreen(() => import('./PoolList.tsx').then((file) => file.PoolList)),
  show: authoringScreen(() => import('./PoolShow.tsx').then((file) => file.PoolShow)),
  edit: authoringScreen(() => import('./PoolEdit.tsx').then((file) => file.PoolEdit)),
  create: authoringScreen(() => import('./PoolCreate.tsx').then((file) => file.PoolCreate)),
};
