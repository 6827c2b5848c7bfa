import { seldomScreen } from '../../shared/page/lazy-screen.ts';

export const requestAnswersBinding = () =>
  import('./answers/request-answers.binding.ts').then((file) => file.requestAnswersBinding);

export const AnswerList = seldomScreen(() =>
  import('./answers/AnswerList.tsx').then((file) => file.AnswerList),
);

export const AnswerPage = seldomScreen(() =>
  import('./answers/AnswerPage.tsx').then((file) => file.AnswerPage),
);

export const requestForm = {
  name: 'request-form',
  binding: () => import('./request-form.binding.ts').then((file) => file.requestFormBinding),
  recordRepresentation: 'title',
  list: seldomScreen(() => import('./RequestFormList.tsx').then((file) => file.RequestFormList)),
  show: seldomScreen(() => import('./RequestFormShow.tsx').then((file) => file.RequestFormShow)),
  edit: seldomScreen(() => import('./RequestFormEdit.tsx').then((file) => file.RequestFormEdit)),
  create: seldomScreen(() =>
    import('./RequestFormCreate.tsx').then((file) => file.RequestFormCreate),
  ),
};
