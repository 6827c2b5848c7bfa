import type { Translator } from '@lampstand/i18n';
import type { AnalysedQuestion, AnalysisFigures } from './item-analysis.binding.ts';
import { kindNames } from '../../../shared/questions/kind-names.ts';

/** The figures as a table for a file: a line for each question, and for each campus and language of it. */
export function analysisTable(questions: readonly AnalysedQuestion[], t: Translator) {
  const header = [
    '#',
    t('resources.exams.fields.question'),
    t('resources.exams.fields.kind'),
    t('authoring.exam.cut'),
    t('authoring.exam.answered'),
    t('authoring.exam.difficulty'),
    t('authoring.exam.discrimination'),
  ];
  const rows = questions.flatMap((question) => {
    const { position, text, kind, answered, difficulty, discrimination } = question;
    const first = [position, text, t(kindNames[kind])];
    const cut = (each: AnalysisFigures) => [
      ...first,
      each.name,
      each.answered,
      each.difficulty,
      '',
    ];
    return [
      [...first, t('common.all'), answered, difficulty, discrimination],
      ...question.byRegion.map(cut),
      ...question.byLocale.map(cut),
    ];
  });
  return { header, rows };
}
