import { ArrayInput, BooleanInput, required, SelectInput, SimpleFormIterator } from 'react-admin';
import { hasRole, withImpliedRoles } from '@lampstand/access';
import { useUser } from '@lampstand/auth';
import { useT } from '@lampstand/i18n/react';
import { AddItemButton } from '../../shared/form/AddItemButton.tsx';
import { FormSection, WholeRow } from '../../shared/form/FormSection.tsx';
import { ReferenceChoice } from '../../shared/inputs/ReferenceChoice.tsx';
import { levelOf, levelsUpTo } from './role-levels.ts';
import { roleNames } from '../../shared/fields/role-names.ts';

/**
 * What a person may do. Only roles that the editor holds can be given: the server refuses others,
 * and keeps those that the editor does not see.
 */
export function RoleInputs() {
  const t = useT();
  const viewer = useUser();
  const level = levelOf(withImpliedRoles(viewer.roles));
  const everywhere = hasRole(viewer, 'admin');
  const choices = levelsUpTo(level).map((id) => ({ id, name: roleNames[id] }));
  const regionChoices = (['manager', 'admin'] as const).map((id) => ({ id, name: roleNames[id] }));
  return (
    <FormSection title={t('resources.users.sectionRoles')} hint={t('resources.users.rolesHint')}>
      {everywhere && <SelectInput source="level" choices={choices} validate={required()} />}
      {hasRole(viewer, 'reportsAdmin') && <BooleanInput source="reportsAdmin" />}
      <WholeRow>
        <ArrayInput source="regionRoles">
          <SimpleFormIterator
            inline
            disableReordering
            disableClear
            addButton={addButton}
            sx={roomy}
          >
            <ReferenceChoice source="regionId" reference="regions" validate={required()} />
            <SelectInput source="level" choices={regionChoices} validate={required()} />
          </SimpleFormIterator>
        </ArrayInput>
      </WholeRow>
    </FormSection>
  );
}

const addButton = <AddItemButton label="resources.users.addRegionRole" />;

const roomy = { '& .RaSimpleFormIterator-form > *': { flex: '1 1 220px' } };
