import { recordVerb, type Binding } from '../data/binding.ts';
import {
  ImportsFieldsDocument,
  ImportsListDocument,
  ImportsOneDocument,
  ImportsPreviewDocument,
  ImportsStartDocument,
  ImportsUndoDocument,
  type ImportsFieldsQueryVariables,
  type ImportsPreviewMutationVariables,
  type ImportsStartMutationVariables,
} from './imports.generated.ts';

/** The newest imports, one, a confirmed one (`create`) and the way back (`update`). */
export const importsBinding = {
  list: () => ({
    query: ImportsListDocument,
    variables: {},
    parseResponse: ({ data }) => ({ data: data.imports, total: data.imports.length }),
  }),
  one: recordVerb(
    ImportsOneDocument,
    (id: string) => ({ id }),
    (data) => data.import,
  ),
  create: recordVerb(
    ImportsStartDocument,
    (confirmed: ImportsStartMutationVariables) => confirmed,
    ({ startImport }) => startImport,
  ),
  update: recordVerb(
    ImportsUndoDocument,
    ({ id }: { readonly id: string }) => ({ id }),
    ({ undoImport }) => ({ ...undoImport.record, blocked: undoImport.blocked }),
  ),
} satisfies Binding;

/** The columns that a file may have, by kind. */
export const importFieldsBinding = {
  list: ({ filter }) => ({
    query: ImportsFieldsDocument,
    variables: { kind: kindOf(filter?.['kind']) } satisfies ImportsFieldsQueryVariables,
    parseResponse: ({ data }) => ({
      data: data.importFields.map((field: { readonly name: string }) => ({
        id: field.name,
        ...field,
      })),
      total: data.importFields.length,
    }),
  }),
} satisfies Binding;

const kindOf = (kind: unknown) => (kind === 'MEMBERS' ? 'MEMBERS' : 'USERS');

/** A dry run is made anew each time it is asked for. */
export const importPreviewsBinding = {
  list: () => {
    throw new Error('Dry runs are not kept');
  },
  create: recordVerb(
    ImportsPreviewDocument,
    (variables: ImportsPreviewMutationVariables) => variables,
    ({ previewImport }) => ({ id: previewImport.fingerprint, ...previewImport }),
  ),
} satisfies Binding;
