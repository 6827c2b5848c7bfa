import { listVerb, recordVerb, type Binding, type UpdateRequest } from '../../data/binding.ts';
import { levelOf, type RoleLevel } from './role-levels.ts';
import {
  UsersCreateDocument,
  UsersListDocument,
  UsersOneDocument,
  UsersSetActiveDocument,
  UsersUpdateDocument,
  type EmailType,
  type PhoneType,
  type UserInput,
  type UserRecordFragment,
} from './users.generated.ts';

/** A person as the form edits them: one level instead of a list of roles that imply each other. */
export function toForm(user: UserRecordFragment) {
  return {
    ...user,
    // Nobody changes who was erased.
    editable: user.erasure === null,
    level: levelOf(user.roles),
    reportsAdmin: user.roles.includes('reportsAdmin'),
    groupIds: user.groups.map(({ id }) => id),
    phones: user.phones.map(({ type, number }) => ({ type, number })),
    emails: user.emails.map(({ type, email }) => ({ type, email })),
    regionRoles: user.regionRoles
      .map(({ regionId, slug, roleNames }) => ({
        regionId,
        slug,
        roleNames,
        level: levelOf(roleNames),
      }))
      // "User" gives nothing in a region that everybody does not have anyway.
      .filter(({ level }) => level !== 'user'),
  };
}

export type UserRecord = ReturnType<typeof toForm>;

export interface UserForm {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly locale: string;
  readonly gradYear?: number | null;
  readonly gradLocation?: string | null;
  readonly level?: RoleLevel;
  readonly reportsAdmin?: boolean;
  readonly regionIds?: readonly string[];
  readonly groupIds?: readonly string[];
  readonly regionRoles?: readonly { readonly regionId: string; readonly level: RoleLevel }[];
  /** Its SHA-256 (`hash-typed-password.ts`); without one the password stays as it is. */
  readonly password?: string | null;
  readonly active?: boolean;
  readonly currency?: string | null;
  readonly timezone?: string | null;
  readonly location?: string | null;
  readonly url?: string | null;
  readonly homePage?: string | null;
  readonly socialUserName?: string | null;
  readonly phones?: readonly { readonly type: PhoneType; readonly number: string }[] | null;
  readonly emails?: readonly { readonly type: EmailType; readonly email: string }[] | null;
}

const details = ['currency', 'timezone', 'location', 'url', 'homePage', 'socialUserName'] as const;

/** What the form does not hold stays as it is; a list that was emptied is sent empty. */
function detailsOf(form: UserForm) {
  const { phones, emails } = form;
  const given = details.filter((name) => form[name] !== undefined);
  return {
    ...Object.fromEntries(given.map((name) => [name, form[name] ?? null])),
    ...(phones === undefined ? {} : { phones: [...(phones ?? [])] }),
    ...(emails === undefined ? {} : { emails: [...(emails ?? [])] }),
  };
}

export function toInput(form: UserForm): UserInput {
  return {
    email: form.email,
    firstName: form.firstName,
    lastName: form.lastName,
    locale: form.locale,
    gradYear: form.gradYear ?? null,
    gradLocation: form.gradLocation ?? null,
    roles: [form.level ?? 'user', ...(form.reportsAdmin ? (['reportsAdmin'] as const) : [])],
    regionIds: [...(form.regionIds ?? [])],
    groupIds: [...(form.groupIds ?? [])],
    regionRoles: (form.regionRoles ?? []).map(({ regionId, level }) => ({
      regionId,
      roleNames: [level],
    })),
    ...detailsOf(form),
    ...(form.password ? { password: form.password } : {}),
  };
}

const update = recordVerb(
  UsersUpdateDocument,
  ({ id, version, values }: UpdateRequest<UserForm>) => ({ id, version, input: toInput(values) }),
  ({ updateUser }) => toForm(updateUser),
);

/** Letting somebody log in, or not, is a mutation of its own. */
const setActive = recordVerb(
  UsersSetActiveDocument,
  ({ id, version, values }: UpdateRequest<UserForm>) => ({
    id,
    version,
    active: values.active ?? true,
  }),
  ({ setUserActive }) => toForm(setUserActive),
);

export const usersBinding = {
  list: listVerb({
    document: UsersListDocument,
    read: ({ users }) => users,
    sorts: ['fullName', 'email', 'createdAt', 'updatedAt'],
    filters: {
      ids: true,
      q: true,
      regionId: true,
      groupId: true,
      role: true,
      locale: true,
      isAlumni: true,
      isActiveStudent: true,
      active: true,
      notEnrolled: true,
      withoutGroup: true,
      erased: true,
    },
  }),
  one: recordVerb(
    UsersOneDocument,
    (id: string) => ({ id }),
    ({ user }) => toForm(user),
  ),
  create: recordVerb(
    UsersCreateDocument,
    (form: UserForm) => ({ input: toInput(form) }),
    ({ createUser }) => toForm(createUser),
  ),
  update: (request: UpdateRequest<UserForm>) =>
    request.meta?.['only'] === 'active' ? setActive(request) : update(request),
} satisfies Binding;
