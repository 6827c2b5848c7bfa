import { builder } from '../../graphql/builder.ts';
import { PageInput, SortOrder } from '../../graphql/list-types.ts';
import { entrySorts, type TranslationEntry } from './translations.entries.ts';
import { TranslationInputSchema, translationStatuses } from './translations.rules.ts';
import {
  listPublications,
  type Publication,
  publishTranslations,
  rollBackTranslations,
} from './publications.service.ts';
import {
  type EntryList,
  listEntries,
  readEntry,
  readTranslations,
  saveTranslation,
  type Translation,
} from './translations.service.ts';

const TranslationRef = builder.objectRef<Translation>('Translation').implement({
  fields: (t) => ({
    _id: t.exposeID('_id'),
    id: t.exposeString('id'),
    defaultMessage: t.exposeString('defaultMessage'),
  }),
});

const TranslationStatus = builder.enumType('TranslationStatus', { values: translationStatuses });

const EntryRef = builder.objectRef<TranslationEntry>('TranslationEntry').implement({
  fields: (t) => ({
    _id: t.exposeID('_id'),
    id: t.exposeString('id'),
    locale: t.exposeString('locale'),
    area: t.exposeString('area'),
    english: t.exposeString('english'),
    read: t.exposeString('read'),
    bundled: t.exposeString('bundled'),
    text: t.exposeString('text', { nullable: true }),
    publishedText: t.exposeString('publishedText', { nullable: true }),
    status: t.expose('status', { type: TranslationStatus }),
    missing: t.exposeBoolean('missing'),
    version: t.exposeInt('version'),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', nullable: true }),
    updatedByName: t.exposeString('updatedByName', { nullable: true }),
  }),
});

const EntryListRef = builder.objectRef<EntryList>('TranslationEntryList').implement({
  fields: (t) => ({
    items: t.expose('items', { type: [EntryRef] }),
    total: t.exposeInt('total'),
    areas: t.exposeStringList('areas'),
  }),
});

const PublicationRef = builder.objectRef<Publication>('TranslationPublication').implement({
  fields: (t) => ({
    _id: t.exposeID('_id'),
    number: t.exposeInt('number'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    createdByName: t.exposeString('createdByName', { nullable: true }),
    changed: t.exposeInt('changed'),
    rolledBackTo: t.exposeInt('rolledBackTo', { nullable: true }),
  }),
});

const EntryFilter = builder.inputType('TranslationEntryFilter', {
  fields: (t) => ({
    ids: t.idList(),
    readLocale: t.string(),
    writeLocale: t.string(),
    q: t.string(),
    area: t.string(),
    status: t.field({ type: TranslationStatus }),
    missing: t.boolean(),
  }),
});

const EntrySort = builder.inputType('TranslationEntrySort', {
  fields: (t) => ({
    field: t.field({
      type: builder.enumType('TranslationEntrySortField', { values: entrySorts }),
      required: true,
    }),
    order: t.field({ type: SortOrder, required: true }),
  }),
});

const TranslationInput = builder.inputType('TranslationInput', {
  validate: TranslationInputSchema,
  fields: (t) => ({
    _id: t.id({ required: true }),
    text: t.string(),
    version: t.int({ required: true }),
  }),
});

builder.queryFields((t) => ({
  translations: t.field({
    type: [TranslationRef],
    authScopes: { public: true },
    args: { locale: t.arg.string({ required: true }) },
    resolve: (_root, { locale }, context) => readTranslations(context, locale),
  }),
  translationEntries: t.field({
    type: EntryListRef,
    authScopes: { anywhereRole: 'admin' },
    args: {
      filter: t.arg({ type: EntryFilter }),
      sort: t.arg({ type: EntrySort }),
      page: t.arg({ type: PageInput }),
    },
    resolve: (_root, args, context) => listEntries(context, args),
  }),
  translationEntry: t.field({
    type: EntryRef,
    authScopes: { anywhereRole: 'admin' },
    args: { _id: t.arg.id({ required: true }) },
    resolve: (_root, { _id }, context) => readEntry(context, _id),
  }),
  translationPublications: t.field({
    type: [PublicationRef],
    authScopes: { anywhereRole: 'admin' },
    args: { locale: t.arg.string({ required: true }) },
    resolve: (_root, { locale }, context) => listPublications(context, locale),
  }),
}));

builder.mutationFields((t) => ({
  saveTranslation: t.field({
    type: EntryRef,
    authScopes: { anywhereRole: 'admin' },
    args: { translationInput: t.arg({ type: TranslationInput, required: true }) },
    resolve: (_root, { translationInput }, context) => saveTranslation(context, translationInput),
  }),
  // A text that is in force is read by everybody in the whole college.
  publishTranslations: t.field({
    type: [PublicationRef],
    authScopes: { globalRole: 'admin' },
    args: { locale: t.arg.string({ required: true }) },
    resolve: (_root, { locale }, context) => publishTranslations(context, locale),
  }),
  rollBackTranslations: t.field({
    type: [PublicationRef],
    authScopes: { globalRole: 'admin' },
    args: { _id: t.arg.id({ required: true }) },
    resolve: (_root, { _id }, context) => rollBackTranslations(context, _id),
  }),
}));
