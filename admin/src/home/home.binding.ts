import { recordVerb, type Binding } from '../data/binding.ts';
import { AdminHomeDocument } from './admin-home.generated.ts';

/** The home page's figures as one record, so that react-admin's cache and errors serve it too. */
export const homeBinding = {
  list: () => {
    throw new Error('The home page is one record');
  },
  one: recordVerb(
    AdminHomeDocument,
    () => ({}),
    ({ adminHome }) => ({ id: 'home', ...adminHome }),
  ),
} satisfies Binding;
