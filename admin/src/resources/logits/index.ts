import { seldomScreen } from '../../shared/page/lazy-screen.ts';

export const logits = {
  name: 'logits',
  binding: () => import('./logits.binding.ts').then((file) => file.logitsBinding),
  recordRepresentation: 'action',
  list: seldomScreen(() => import('./LogitList.tsx').then((file) => file.LogitList)),
  show: seldomScreen(() => import('./LogitShow.tsx').then((file) => file.LogitShow)),
};

export const logitActionsBinding = () =>
  import('./logits.binding.ts').then((file) => file.logitActionsBinding);

export const logitGroupsBinding = () =>
  import('./logits.binding.ts').then((file) => file.logitGroupsBinding);
