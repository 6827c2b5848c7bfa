import { listVerb, recordVerb, type Binding, type UpdateRequest } from '../../data/binding.ts';
import {
  AccommodationsListDocument,
  AccommodationsOneDocument,
  AccommodationsRemoveDocument,
  AccommodationsSetDocument,
  type AccommodationInput,
  type AccommodationRecordFragment,
} from './accommodations.generated.ts';

/** A case as lists and forms hold it: its conditions beside the rest. Rows are selected by its name. */
const flat = ({ conditions, ...rest }: AccommodationRecordFragment) => ({
  ...conditions,
  ...rest,
  name: rest.person.fullName,
});

const whole = (record: AccommodationRecordFragment & { readonly reason: string | null }) => ({
  ...flat(record),
  reason: record.reason,
});

export type AccommodationRow = ReturnType<typeof flat>;
export type AccommodationRecord = ReturnType<typeof whole>;

interface AccommodationForm extends Partial<Omit<AccommodationInput, 'reason'>> {
  readonly userId?: string;
  readonly reason: string;
}

const toInput = (form: AccommodationForm): AccommodationInput => ({
  timeFactorPercent: form.timeFactorPercent ?? 100,
  extraAttempts: form.extraAttempts ?? 0,
  noLeaveRule: form.noLeaveRule ?? false,
  graceSeconds: form.graceSeconds ?? null,
  breakMinutes: form.breakMinutes ?? 0,
  largerType: form.largerType ?? false,
  readAloud: form.readAloud ?? false,
  validUntil: form.validUntil || null,
  reason: form.reason,
});

export const accommodationsBinding = {
  list: listVerb({
    document: AccommodationsListDocument,
    read: ({ accommodations: { items, total } }) => ({ items: items.map(flat), total }),
    sorts: ['updatedAt', 'validUntil'],
    filters: { ids: true, q: true, regionId: true, active: true },
  }),
  one: recordVerb(
    AccommodationsOneDocument,
    (id: string) => ({ id }),
    ({ accommodation }) => whole(accommodation),
  ),
  create: recordVerb(
    AccommodationsSetDocument,
    (form: AccommodationForm) => ({ id: form.userId ?? '', version: null, input: toInput(form) }),
    ({ setAccommodation }) => whole(setAccommodation),
  ),
  update: recordVerb(
    AccommodationsSetDocument,
    ({ id, version, values }: UpdateRequest<AccommodationForm>) => ({
      id,
      version,
      input: toInput(values),
    }),
    ({ setAccommodation }) => whole(setAccommodation),
  ),
  remove: recordVerb(
    AccommodationsRemoveDocument,
    (id: string) => ({ id }),
    ({ removeAccommodation }) => flat(removeAccommodation),
  ),
} satisfies Binding;
