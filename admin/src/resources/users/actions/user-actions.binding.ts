import { recordVerb, type Binding } from '../../../data/binding.ts';
import type { Outcome, UserAction } from './user-action.ts';
import {
  UsersExportPersonDocument,
  UsersImpersonateDocument,
  UsersResetSecondFactorDocument,
  UsersSendMailsDocument,
  UsersSetActiveManyDocument,
} from './user-actions.generated.ts';

export interface ManyRequest {
  readonly action: UserAction;
  readonly userIds: string[];
}

export interface ImpersonateRequest {
  readonly userId: string;
  readonly reason: string;
}

export interface ResetFactorRequest extends ImpersonateRequest {
  readonly resetFactor: true;
}

export interface ExportRequest {
  readonly userId: string;
  readonly exportData: true;
}

/** What came of an action, as the record that react-admin wants of everything that is created. */
export interface ActionRecord {
  readonly id: string;
  readonly outcomes: readonly Outcome[];
}

const asRecord = ({ outcomes }: { readonly outcomes: readonly Outcome[] }): ActionRecord => ({
  id: 'outcomes',
  outcomes,
});

const setActive = recordVerb(
  UsersSetActiveManyDocument,
  ({ action, userIds }: ManyRequest) => ({ userIds, active: action === 'activate' }),
  asRecord,
);

const sendMails = recordVerb(
  UsersSendMailsDocument,
  ({ action, userIds }: ManyRequest) => ({
    userIds,
    kind: action === 'enrol' ? ('ENROL' as const) : ('RESET' as const),
  }),
  asRecord,
);

const impersonate = recordVerb(
  UsersImpersonateDocument,
  ({ userId, reason }: ImpersonateRequest) => ({ userId, reason }),
  ({ impersonateUser }) => impersonateUser,
);

const resetFactor = recordVerb(
  UsersResetSecondFactorDocument,
  ({ userId, reason }: ResetFactorRequest) => ({ userId, reason }),
  () => ({ id: 'outcomes', outcomes: [] }),
);

/** The record is the link to the person's data. */
const exportData = recordVerb(
  UsersExportPersonDocument,
  ({ userId }: ExportRequest) => ({ userId }),
  ({ exportPerson }) => ({ id: exportPerson }),
);

/** Actions on people that are no edits of a record: each is something new that happens. */
export const userActionsBinding = {
  list: () => {
    throw new Error('Actions are done, not listed');
  },
  create: (request: ManyRequest | ImpersonateRequest | ResetFactorRequest | ExportRequest) => {
    if ('exportData' in request) return exportData(request);
    if ('resetFactor' in request) return resetFactor(request);
    if ('reason' in request) return impersonate(request);
    const mails = request.action === 'enrol' || request.action === 'reset';
    return mails ? sendMails(request) : setActive(request);
  },
} satisfies Binding;
