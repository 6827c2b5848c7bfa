import {
  Form,
  HttpError,
  required,
  SaveButton,
  useDataProvider,
  useNotify,
  useRefresh,
  type RaRecord,
} from 'react-admin';
import { useT } from '@lampstand/i18n/react';
import { Button, Modal } from '@lampstand/ui';
import { useShowError } from '../../shared/form/useShowError.ts';
import { ReferenceChoices } from '../../shared/inputs/ReferenceChoices.tsx';
import styles from './AddMembersPanel.module.css';
import type { GroupRecord } from './groups.binding.ts';
import type { GroupRole } from './groups.generated.ts';

export interface AddMembersPanelProps {
  readonly group: GroupRecord;
  readonly memberRole: GroupRole;
  readonly onClose: () => void;
}

/** Adds several people at once, each found by a part of the name; a refusal keeps them chosen. */
export function AddMembersPanel({ group, memberRole, onClose }: AddMembersPanelProps) {
  const t = useT();
  const notify = useNotify();
  const refresh = useRefresh();
  const showError = useShowError();
  const dataProvider = useDataProvider();
  const students = memberRole === 'STUDENT';

  async function add({ userIds }: { readonly userIds?: readonly string[] }) {
    try {
      await dataProvider.create('groupMembers', {
        data: { change: 'add', groupId: group.id, userIds, role: memberRole },
      });
    } catch (error) {
      showError(error);
      return error instanceof HttpError ? error.body?.errors : undefined;
    }
    notify('resources.groups.membersAdded', {
      type: 'success',
      messageArgs: { count: userIds?.length ?? 0 },
    });
    refresh();
    onClose();
    return undefined;
  }

  return (
    <Modal
      title={students ? t('resources.groups.addStudents') : t('resources.groups.addFacilitators')}
      onClose={onClose}
    >
      <Form onSubmit={add} resource="groups" record={nobody}>
        <ReferenceChoices
          source="userIds"
          reference="users"
          optionText="fullName"
          nameOf={withMail}
          validate={required()}
        />
        <div className={styles.buttons}>
          <Button variant="outlined" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <SaveButton label="common.add" icon={<></>} alwaysEnable />
        </div>
      </Form>
    </Modal>
  );
}

const nobody = { userIds: [] };

/** People share names; their addresses tell them apart. */
const withMail = (user: RaRecord) => `${user['fullName']} (${user['email']})`;
