import { recordVerb, type Binding } from '../../../data/binding.ts';
import {
  QuestionFilesExportDocument,
  type QuestionFilesExportQuery,
  type QuestionFilesExportQueryVariables,
  QuestionFilesImportDocument,
  type QuestionFilesImportMutationVariables,
  QuestionFilesPreviewDocument,
  type QuestionFilesPreviewMutation,
  type QuestionFilesPreviewMutationVariables,
} from './question-files.generated.ts';

export type ExportedQuestions = QuestionFilesExportQuery['exportQuestions'];
export type PlannedQuestion = QuestionFilesPreviewMutation['previewQuestionImport'][number];
export type QuestionFormat = QuestionFilesExportQueryVariables['format'];

const formats = ['MOODLE_XML', 'GIFT', 'QTI', 'CSV'] as const satisfies QuestionFormat[];

/** A file of the list as it is filtered: a list of one. */
export const questionExportsBinding = {
  list: ({ filter = {} }) => ({
    query: QuestionFilesExportDocument,
    variables: {
      format: formats.find((format) => format === filter['format']) ?? 'MOODLE_XML',
      filter: filter['questions'],
    },
    parseResponse: ({ data }) => ({
      data: [{ id: data.exportQuestions.fileName, ...data.exportQuestions }],
      total: 1,
    }),
  }),
} satisfies Binding;

/** What a file would bring; made anew each time it is asked for. */
export const questionPreviewsBinding = {
  list: () => {
    throw new Error('Previews are not kept');
  },
  create: recordVerb(
    QuestionFilesPreviewDocument,
    (variables: QuestionFilesPreviewMutationVariables) => variables,
    ({ previewQuestionImport }) => ({ id: 'preview', questions: previewQuestionImport }),
  ),
} satisfies Binding;

/** An import that was confirmed. */
export const questionImportsBinding = {
  list: () => {
    throw new Error('Imports are not listed');
  },
  create: recordVerb(
    QuestionFilesImportDocument,
    (variables: QuestionFilesImportMutationVariables) => variables,
    ({ importQuestions }) => ({ id: 'import', questionIds: importQuestions }),
  ),
} satisfies Binding;
