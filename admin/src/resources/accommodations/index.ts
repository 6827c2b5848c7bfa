import { seldomScreen } from '../../shared/page/lazy-screen.ts';

export const accommodations = {
  name: 'accommodations',
  binding: () => import('./accommodations.binding.ts').then((file) => file.accommodationsBinding),
  recordRepresentation: 'name',
  list: seldomScreen(() =>
    import('./AccommodationList.tsx').then((file) => file.AccommodationList),
  ),
  show: seldomScreen(() =>
    import('./AccommodationShow.tsx').then((file) => file.AccommodationShow),
  ),
  edit: seldomScreen(() =>
    import('./AccommodationEdit.tsx').then((file) => file.AccommodationEdit),
  ),
  create: seldomScreen(() =>
    import('./AccommodationCreate.tsx').then((file) => file.AccommodationCreate),
  ),
};
