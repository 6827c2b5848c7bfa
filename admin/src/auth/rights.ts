import {
  hasRole,
  holdsAnywhere,
  isRole,
  type Person,
  type RegionRoles,
  type Role,
} from '@lampstand/access';

/**
 * Where the role must be held: `anywhere` (globally or in some region; the server cuts the rows),
 * `globally`, or `recordRegion` (globally or in a region of the record).
 */
type Scope = 'anywhere' | 'globally' | 'recordRegion';

interface Rule {
  readonly role: Role;
  readonly held: Scope;
}

const rule =
  (held: Scope) =>
  (role: Role): Rule => ({ role, held });
const anywhere = rule('anywhere');
const globally = rule('globally');
const recordRegion = rule('recordRegion');

type ActionRules = Readonly<Record<string, Rule>>;

/** Courses belong to the whole college: regions read them, global admins write them. */
const collegeWide: ActionRules = {
  list: anywhere('admin'),
  choose: anywhere('admin'),
  show: anywhere('admin'),
  create: globally('admin'),
  edit: globally('admin'),
  delete: globally('admin'),
};

/**
 * What is offered to whom; `choose` is to pick one in a filter or a form. The server decides: this
 * keeps buttons from promising what it refuses.
 */
export const rights: Readonly<Record<string, ActionRules>> = {
  users: {
    list: anywhere('admin'),
    choose: anywhere('admin'),
    show: anywhere('admin'),
    create: anywhere('admin'),
    edit: recordRegion('admin'),
  },
  regions: {
    list: anywhere('admin'),
    choose: anywhere('manager'),
    show: anywhere('admin'),
    create: globally('superadmin'),
    edit: recordRegion('admin'),
    delete: globally('superadmin'),
  },
  groups: {
    list: anywhere('manager'),
    choose: anywhere('manager'),
    show: anywhere('manager'),
    create: anywhere('admin'),
    edit: recordRegion('admin'),
    delete: recordRegion('admin'),
  },
  categories: {
    list: globally('superadmin'),
    choose: anywhere('admin'),
    show: globally('superadmin'),
    create: globally('superadmin'),
    edit: globally('superadmin'),
    delete: globally('superadmin'),
  },
  currencies: {
    list: globally('superadmin'),
    show: globally('superadmin'),
    create: globally('superadmin'),
    edit: globally('superadmin'),
    delete: globally('superadmin'),
  },
  locales: {
    list: globally('superadmin'),
    show: globally('superadmin'),
    edit: globally('superadmin'),
  },
  'site-settings': {
    list: globally('superadmin'),
    show: globally('superadmin'),
    edit: globally('superadmin'),
  },
  documents: {
    list: globally('superadmin'),
    show: globally('superadmin'),
    create: globally('superadmin'),
    edit: globally('superadmin'),
    delete: globally('superadmin'),
  },
  'request-form': {
    list: globally('superadmin'),
    choose: globally('superadmin'),
    show: globally('superadmin'),
    create: globally('superadmin'),
    edit: globally('superadmin'),
    delete: globally('superadmin'),
  },
  accommodations: {
    list: anywhere('admin'),
    show: anywhere('admin'),
    create: anywhere('admin'),
    edit: anywhere('admin'),
    delete: anywhere('admin'),
  },
  appeals: { list: anywhere('admin'), show: anywhere('admin') },
  gradebook: { list: anywhere('manager'), edit: recordRegion('admin') },
  transcripts: {
    list: anywhere('admin'),
    show: anywhere('admin'),
    create: anywhere('admin'),
  },
  requestFormAnswers: { list: anywhere('admin'), edit: anywhere('admin') },
  attendanceSchemas: {
    list: globally('superadmin'),
    choose: anywhere('manager'),
    show: globally('superadmin'),
    create: globally('superadmin'),
    edit: globally('superadmin'),
    delete: globally('superadmin'),
  },
  teachers: collegeWide,
  // When a group of a region hands in is said by whoever looks after the region.
  assignments: { ...collegeWide, setDates: anywhere('admin') },
  assignmentSubmissions: { list: anywhere('admin'), show: anywhere('admin') },
  uploads: { list: globally('superadmin'), delete: globally('superadmin') },
  logits: { list: globally('superadmin'), show: globally('superadmin') },
  courses: collegeWide,
  'course-terms': collegeWide,
  lessons: collegeWide,
  exams: collegeWide,
  questions: collegeWide,
  'question-pools': collegeWide,
  translations: {
    list: anywhere('admin'),
    show: anywhere('admin'),
    edit: anywhere('admin'),
    publish: globally('admin'),
  },
  links: {
    list: anywhere('admin'),
    show: anywhere('admin'),
    create: anywhere('admin'),
    edit: anywhere('admin'),
    delete: anywhere('admin'),
  },
  examResults: {
    list: anywhere('manager'),
    show: anywhere('manager'),
    create: anywhere('admin'),
    edit: recordRegion('admin'),
    mark: anywhere('admin'),
  },
};

/** A record's own slug (a region), the one of its region, or those of its regions; a person's roles. */
export interface RegionalRecord {
  readonly id?: string | number;
  readonly slug?: string;
  readonly region?: { readonly slug?: string } | null;
  readonly regions?: readonly { readonly slug?: string }[] | null;
  /** Where the server says it of the record itself. */
  readonly editable?: boolean;
  /** Whose result it is. */
  readonly student?: { readonly id?: string } | null;
  readonly roles?: readonly Role[];
  readonly regionRoles?: readonly RegionRoles[];
}

/** Who asks; the id tells what is their own. */
interface Member extends Person {
  readonly _id?: string;
}

/** Whether a person may do something; what the table does not name, nobody may. */
export function may(
  person: Member,
  action: string,
  resource: string,
  record?: RegionalRecord,
): boolean {
  const needed = rights[resource]?.[action];
  if (!needed) return false;
  if (record && action === 'edit' && !outranks(person, record)) return false;
  if (record?.editable === false && (action === 'edit' || action === 'delete')) return false;
  // Nobody corrects a result of their own.
  if (record?.student && action === 'edit' && record.student.id === person._id) return false;
  if (needed.held === 'anywhere') return holdsAnywhere(person, needed.role);
  if (hasRole(person, needed.role)) return true;
  if (needed.held === 'globally') return false;
  // Before the record is loaded, a right in some region is enough to open its page.
  if (!record) return holdsAnywhere(person, needed.role);
  return slugsOf(record).some((slug) => hasRole(person, needed.role, slug));
}

/** Nobody changes the account of somebody with rights that they do not hold in the same place. */
function outranks(person: Person, { roles = [], regionRoles = [] }: RegionalRecord): boolean {
  return (
    roles.every((role) => role === 'user' || hasRole(person, role)) &&
    regionRoles.every(({ slug, roleNames }) =>
      roleNames
        .filter(isRole)
        .every((role) => hasRole(person, role) || hasRole(person, role, slug)),
    )
  );
}

function slugsOf(record: RegionalRecord): string[] {
  const all = [record.slug, record.region?.slug, ...(record.regions ?? []).map(({ slug }) => slug)];
  return all.filter((slug) => slug !== undefined);
}
