import { roleNames } from '../../shared/fields/role-names.ts';
import { kindNames } from './contact-kinds.ts';

/** The words for what a person's history keeps as codes. */
export const historyNames = {
  roles: roleNames,
  'phones.type': kindNames,
  'emails.type': kindNames,
};
