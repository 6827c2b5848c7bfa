import { recordVerb, type Binding } from '../../../data/binding.ts';
import type { Outcome, UserAction } from './user-action.ts';
import {
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

/** Actions on people that are no edits of a record: each is something new that happens. */
export const userActionsBinding = {
  list: () => {
    throw new Error('Actions are done, not listed');
  },
  create: (request: ManyRequest | ImpersonateRequest | ResetFactorRequest) => {
    if ('resetFactor' in request) return resetFactor(request);
    if ('reason' in request) return impersonate(request);
    const mails = request.action === 'enrol' || request.action === 'reset';
    return mails ? sendMails(request) : setActive(request);
  },
} satisfies Binding;
