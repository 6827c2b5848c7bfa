import { NullableBooleanInput, SelectInput } from 'react-admin';
import { LocaleChoice } from '../../shared/inputs/LocaleChoice.tsx';
import { ReferenceFilter } from '../../shared/inputs/ReferenceFilter.tsx';
import { SearchFilter } from '../../shared/inputs/SearchFilter.tsx';
import { roleNames } from '../../shared/fields/role-names.ts';

const roleChoices = Object.entries(roleNames).map(([id, name]) => ({ id, name }));

/** Regions and groups to choose from are those that the person sees. */
export const userListFilters = [
  <SearchFilter key="q" source="q" alwaysOn />,
  <ReferenceFilter key="regionId" source="regionId" reference="regions" />,
  <ReferenceFilter key="groupId" source="groupId" reference="groups" />,
  <SelectInput key="role" source="role" choices={roleChoices} />,
  <LocaleChoice key="locale" source="locale" />,
  <NullableBooleanInput key="isAlumni" source="isAlumni" />,
  <NullableBooleanInput key="isActiveStudent" source="isActiveStudent" />,
  <NullableBooleanInput key="active" source="active" />,
  <NullableBooleanInput key="notEnrolled" source="notEnrolled" />,
  <NullableBooleanInput key="withoutGroup" source="withoutGroup" />,
  <NullableBooleanInput key="erased" source="erased" />,
];
