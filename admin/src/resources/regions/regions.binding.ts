import { listVerb, recordVerb, type Binding, type UpdateRequest } from '../../data/binding.ts';
import {
  RegionsCreateDocument,
  RegionsListDocument,
  RegionsOneDocument,
  RegionsRemoveDocument,
  RegionsUpdateDocument,
  type RegionInput,
  type RegionRecordFragment,
} from './regions.generated.ts';

/** A region as the form edits it: those with a duty by id. */
function toForm(region: RegionRecordFragment) {
  return {
    ...region,
    attendanceAdminIds: region.attendanceAdmins.map(({ id }) => id),
    deanIds: region.deans.map(({ id }) => id),
  };
}

export type RegionRecord = ReturnType<typeof toForm>;

interface RegionForm extends Omit<RegionInput, 'closed' | 'attendanceAdminIds' | 'deanIds'> {
  readonly closed?: boolean;
  readonly attendanceAdminIds?: readonly string[] | null;
  readonly deanIds?: readonly string[] | null;
}

function toInput(form: RegionForm): RegionInput {
  return {
    name: form.name,
    slug: form.slug,
    description: form.description ?? null,
    phone: form.phone ?? null,
    addressLine1: form.addressLine1 ?? null,
    addressLine2: form.addressLine2 ?? null,
    addressCity: form.addressCity ?? null,
    addressState: form.addressState ?? null,
    addressPostcode: form.addressPostcode ?? null,
    addressCountry: form.addressCountry ?? null,
    zone: form.zone,
    type: form.type,
    currency: form.currency,
    timeZone: form.timeZone,
    closed: form.closed ?? false,
    attendanceAdminIds: [...(form.attendanceAdminIds ?? [])],
    deanIds: [...(form.deanIds ?? [])],
  };
}

export const regionsBinding = {
  list: listVerb({
    document: RegionsListDocument,
    read: ({ regions }) => regions,
    sorts: ['name', 'slug', 'zone', 'currency', 'createdAt'],
    filters: {
      ids: true,
      q: true,
      type: true,
      closed: true,
      currency: true,
      zone: true,
      withoutAttendanceAdmin: true,
    },
  }),
  one: recordVerb(
    RegionsOneDocument,
    (id: string) => ({ id }),
    ({ region }) => toForm(region),
  ),
  create: recordVerb(
    RegionsCreateDocument,
    (form: RegionForm) => ({ input: toInput(form) }),
    ({ createRegion }) => toForm(createRegion),
  ),
  update: recordVerb(
    RegionsUpdateDocument,
    ({ id, version, values }: UpdateRequest<RegionForm>) => ({
      id,
      version,
      input: toInput(values),
    }),
    ({ updateRegion }) => toForm(updateRegion),
  ),
  remove: recordVerb(
    RegionsRemoveDocument,
    (id: string) => ({ id }),
    ({ removeRegion }) => toForm(removeRegion),
  ),
} satisfies Binding;
