import { recordVerb, type Binding } from '../../../data/binding.ts';
import {
  ExamAnalysisDocument,
  ExamRegradeDocument,
  ExamRegradePreviewDocument,
  ExamRegradeVersionsDocument,
  type ExamAnalysisQuery,
  type ExamRegradePreviewedFragment,
  type ExamRegradeVersionsQuery,
} from './item-analysis.generated.ts';

export type AnalysedQuestion = ExamAnalysisQuery['examItemAnalysis']['questions'][number];
export type AnalysisFigures = AnalysedQuestion['byRegion'][number];
export type RegradePreview = ExamRegradePreviewedFragment;
export type RegradedQuestion = ExamRegradeVersionsQuery['question'];

const notListed = () => {
  throw new Error('What a regrade does is previewed, not listed');
};

/** What an exam's questions tell; cut to a group or a campus. */
export const examAnalysisBinding = {
  list: ({ filter = {} }) => ({
    query: ExamAnalysisDocument,
    variables: {
      examId: String(filter['examId']),
      groupId: filter['groupId'] || null,
      regionId: filter['regionId'] || null,
    },
    parseResponse: ({ data }) => {
      const { questions, attempts } = data.examItemAnalysis;
      return { data: questions, total: attempts };
    },
  }),
} satisfies Binding;

/** A question with all that it ever said, to choose the right key from. */
export const regradedQuestionsBinding = {
  list: notListed,
  one: recordVerb(
    ExamRegradeVersionsDocument,
    (id: string) => ({ id }),
    ({ question }) => question,
  ),
} satisfies Binding;

export interface RegradeRequest {
  readonly regradeId: string;
  readonly questionId: string;
  readonly versionId: string;
  readonly reason: string;
}

/** Who would change is read by the ids of question and version together, then done. */
export const regradesBinding = {
  list: ({ filter = {} }) => ({
    query: ExamRegradePreviewDocument,
    variables: {
      questionId: String(filter['questionId']),
      versionId: String(filter['versionId']),
    },
    parseResponse: ({ data }) => ({
      data: [{ ...data.previewRegrade, id: String(filter['versionId']) }],
      total: 1,
    }),
  }),
  create: recordVerb(
    ExamRegradeDocument,
    ({ regradeId, ...request }: RegradeRequest) => ({ id: regradeId, ...request }),
    ({ regradeQuestion }) => ({ ...regradeQuestion, id: 'done' }),
  ),
} satisfies Binding;
