import type { MessageId } from '@lampstand/i18n';

/** What can be done to many people at once. */
export const userActions = ['enrol', 'reset', 'activate', 'deactivate'] as const;
export type UserAction = (typeof userActions)[number];

/** What became of one person; `reason` says why not. */
export interface Outcome {
  readonly userId: string;
  readonly status: 'DONE' | 'UNCHANGED' | 'FAILED';
  readonly reason?: string | null | undefined;
}

interface Words {
  readonly label: MessageId;
  /** Takes the `count` of people. */
  readonly title: MessageId;
  readonly body: MessageId;
}

export const actionWords: Readonly<Record<UserAction, Words>> = {
  enrol: {
    label: 'resources.users.sendEnrol',
    title: 'resources.users.bulkEnrolTitle',
    body: 'resources.users.bulkEnrolBody',
  },
  reset: {
    label: 'resources.users.sendReset',
    title: 'resources.users.bulkResetTitle',
    body: 'resources.users.bulkResetBody',
  },
  activate: {
    label: 'resources.users.activate',
    title: 'resources.users.bulkActivateTitle',
    body: 'resources.users.bulkActivateBody',
  },
  deactivate: {
    label: 'resources.users.deactivate',
    title: 'resources.users.bulkDeactivateTitle',
    body: 'resources.users.bulkDeactivateBody',
  },
};
