import { localeOf } from '@lampstand/i18n';
import { type Context, signedIn } from '../../graphql/context.ts';
import { resultRegions } from './exams.policy.ts';
import { readExam } from './exams.service.ts';
import { analyseItems } from './item-analysis.rules.ts';
import { findAnalysed, findAnalysedQuestions } from './item-analysis.repo.ts';
import { contentIn } from './question-text.rules.ts';

/** Sittings that are looked at; null: all that the person may read. */
interface Asked {
  readonly examId: string;
  readonly groupId: string | null;
  readonly regionId: string | null;
}

/**
 * What sittings of an exam tell of its questions, of the campuses that the person reads results of.
 * @throws DomainError FORBIDDEN, NOT_FOUND as reading the exam does.
 */
export async function readItemAnalysis(context: Context, which: Asked) {
  const exam = await readExam(context, which.examId);
  const scope = resultRegions(signedIn(context));
  const everywhere = scope === 'all';
  const answers = await findAnalysed(context.db, {
    ...which,
    everywhere,
    regions: everywhere ? [] : scope,
  });
  const analyses = analyseItems(answers);
  const names = new Map(answers.map(({ regionId, regionName }) => [regionId, regionName]));
  const questions = await findAnalysedQuestions(context.db, exam._id, [...analyses.keys()]);
  const wanted = { locale: context.locale, fallback: exam.locale };
  return {
    attempts: new Set(answers.map(({ attemptId }) => attemptId)).size,
    questions: questions.flatMap(({ questionId, kind, content, key }, index) => {
      const analysis = analyses.get(questionId);
      if (!analysis) return [];
      const partIds = content.parts.filter(({ role }) => role === 'CHOICE').map(({ _id }) => _id);
      const { text, parts } = contentIn(content, wanted, partIds);
      return [
        {
          ...analysis,
          kind,
          text,
          position: index + 1,
          byRegion: analysis.byRegion.map((slice) => ({
            ...slice,
            name: names.get(slice.key) ?? slice.key,
          })),
          byLocale: analysis.byLocale.map((slice) => ({
            ...slice,
            name: localeOf(slice.key).label,
          })),
          choices: parts.map((part) => ({
            partId: part._id,
            text: part.text,
            correct: key.choiceIds.includes(part._id),
            count: analysis.chosen.get(part._id) ?? 0,
          })),
        },
      ];
    }),
  };
}

export type ItemAnalysis = Awaited<ReturnType<typeof readItemAnalysis>>;
