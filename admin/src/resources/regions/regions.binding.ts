import { listVerb, recordVerb, type Binding, type UpdateRequest } from '../../data/binding.ts';
import {
  RegionsCreateDocument,
  RegionsListDocument,
  RegionsOneDocument,
  RegionsRemoveDocument,
  RegionsUpdateDocument,
  type RegionInput,
} from './regions.generated.ts';

type RegionForm = Omit<RegionInput, 'closed'> & { readonly closed?: boolean };

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
  };
}

export const regionsBinding = {
  list: listVerb({
    document: RegionsListDocument,
    read: ({ regions }) => regions,
    sorts: ['name', 'slug', 'zone', 'currency', 'createdAt'],
    filters: { ids: true, q: true, type: true, closed: true, currency: true },
  }),
  one: recordVerb(
    RegionsOneDocument,
    (id: string) => ({ id }),
    ({ region }) => region,
  ),
  create: recordVerb(
    RegionsCreateDocument,
    (form: RegionForm) => ({ input: toInput(form) }),
    ({ createRegion }) => createRegion,
  ),
  update: recordVerb(
    RegionsUpdateDocument,
    ({ id, version, values }: UpdateRequest<RegionForm>) => ({
      id,
      version,
      input: toInput(values),
    }),
    ({ updateRegion }) => updateRegion,
  ),
  remove: recordVerb(
    RegionsRemoveDocument,
    (id: string) => ({ id }),
    ({ removeRegion }) => removeRegion,
  ),
} satisfies Binding;
