import { z } from 'zod';
import { signedIn } from '../../graphql/context.ts';
import type { HistorySource } from '../audit/index.ts';
import { ExamInputSchema } from './exam.rules.ts';
import { mayChangeExams } from './exams.policy.ts';
import { readExam, updateExam } from './exams.service.ts';

const id = z.string().nullish();
const Linked = z.object({ _id: z.string() }).nullish();

/** An item as its row has it, or as it is read with what it asks. */
const Stored = z.array(
  z.object({
    _id: z.string(),
    position: z.number(),
    points: z.number(),
    questionId: id,
    versionId: id,
    poolId: id,
    question: Linked,
    version: Linked,
    pool: Linked,
    draw: z.number().nullish(),
  }),
);

/** Items in their order, with what their author chose and nothing else. */
function itemsIn(value: unknown) {
  const items = Stored.safeParse(value).data;
  return items
    ?.toSorted((a, b) => a.position - b.position)
    .map((item) => ({
      _id: item._id,
      points: item.points,
      questionId: item.questionId ?? item.question?._id ?? null,
      versionId: item.versionId ?? item.version?._id ?? null,
      poolId: item.poolId ?? item.pool?._id ?? null,
      draw: item.draw ?? null,
    }));
}

const Translations = z.record(
  z.string(),
  z.object({ title: z.string(), instructions: z.string().nullish() }),
);

/** Translations as a form sends them. */
const translationsIn = (value: unknown) =>
  Object.entries(Translations.safeParse(value).data ?? {}).map(([locale, texts]) => ({
    locale,
    title: texts.title,
    instructions: texts.instructions ?? null,
  }));

function tell(field: string, value: unknown): unknown {
  if (field === 'items') return itemsIn(value);
  return field === 'translations' ? translationsIn(value) : value;
}

/** What stays as the record has it, beside what was brought back, as a form sends both. */
const asForm = ({ items, translations, ...values }: Readonly<Record<string, unknown>>) =>
  ExamInputSchema.parse({
    ...values,
    items: itemsIn(items) ?? items,
    translations: Array.isArray(translations) ? translations : translationsIn(translations),
  });

export const examsHistory: HistorySource = {
  entity: 'exam',
  role: 'admin',
  fields: Object.keys(ExamInputSchema.shape),
  kept: new Set(),
  tell,
  async open(context, examId) {
    const exam = await readExam(context, examId, new Set(['items']));
    return {
      version: exam.version,
      editable: mayChangeExams(signedIn(context)),
      values: exam,
      save: (inside, at, values) => updateExam(inside, examId, at, asForm(values)),
    };
  },
};
