import { createContext } from 'react';

/** Whether rows can be selected here: in a resource's list, not among what belongs to a record. */
export const SelectionContext = createContext(false);
