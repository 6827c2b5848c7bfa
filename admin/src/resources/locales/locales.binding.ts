import { listVerb, recordVerb, type Binding, type UpdateRequest } from '../../data/binding.ts';
import {
  LocalesListDocument,
  LocalesOneDocument,
  LocalesUpdateDocument,
  type LocaleInput,
} from './locales.generated.ts';

const toInput = (form: LocaleInput): LocaleInput => ({
  name: form.name,
  label: form.label,
  position: form.position,
  enabled: form.enabled,
});

export const localesBinding = {
  list: listVerb({
    document: LocalesListDocument,
    read: ({ localeRecords }) => localeRecords,
    sorts: ['position', 'name', 'label', 'value'],
    filters: { ids: true, q: true, enabled: true },
  }),
  one: recordVerb(
    LocalesOneDocument,
    (id: string) => ({ id }),
    ({ localeRecord }) => localeRecord,
  ),
  update: recordVerb(
    LocalesUpdateDocument,
    ({ id, version, values }: UpdateRequest<LocaleInput>) => ({
      id,
      version,
      input: toInput(values),
    }),
    ({ updateLocale }) => updateLocale,
  ),
} satisfies Binding;
