import { listVerb, recordVerb, type Binding, type UpdateRequest } from '../../data/binding.ts';
import {
  TranslationPublicationsDocument,
  TranslationsListDocument,
  TranslationsOneDocument,
  TranslationsPublishDocument,
  TranslationsRollBackDocument,
  TranslationsUpdateDocument,
} from './translations.generated.ts';

interface TranslationForm {
  readonly text?: string | null;
}

export const translationsBinding = {
  list: listVerb({
    document: TranslationsListDocument,
    read: ({ translationEntries }) => translationEntries,
    sorts: ['id', 'updatedAt'],
    filters: {
      ids: true,
      q: true,
      readLocale: true,
      writeLocale: true,
      area: true,
      status: true,
      missing: true,
    },
  }),
  one: recordVerb(
    TranslationsOneDocument,
    (id: string) => ({ id }),
    ({ translationEntry }) => translationEntry,
  ),
  update: recordVerb(
    TranslationsUpdateDocument,
    ({ id, version, values }: UpdateRequest<TranslationForm>) => ({
      input: { _id: id, version, text: values.text ?? null },
    }),
    ({ saveTranslation }) => saveTranslation,
  ),
} satisfies Binding;

type NewPublication = { readonly locale: string } | { readonly broughtBack: string };

const publish = recordVerb(
  TranslationsPublishDocument,
  ({ locale }: { readonly locale: string }) => ({ locale }),
  ({ publishTranslations }) => newest(publishTranslations),
);

const bringBack = recordVerb(
  TranslationsRollBackDocument,
  ({ broughtBack }: { readonly broughtBack: string }) => ({ id: broughtBack }),
  ({ rollBackTranslations }) => newest(rollBackTranslations),
);

/**
 * What a locale's readers saw from one publication to the next. A new one holds the drafts of a
 * locale, or brings an earlier one back.
 */
export const publicationsBinding = {
  list: ({ filter = {} }) => ({
    query: TranslationPublicationsDocument,
    variables: { locale: String(filter['locale']) },
    parseResponse: ({ data }) => {
      const items = data.translationPublications;
      return { data: items, total: items.length };
    },
  }),
  create: (values: NewPublication) => ('locale' in values ? publish(values) : bringBack(values)),
} satisfies Binding;

function newest<Row extends object>(rows: readonly Row[]): Row {
  const [first] = rows;
  if (!first) throw new TypeError('The server answered without the publication that it made');
  return first;
}
