import { builder } from '../../graphql/builder.ts';
import { partRoles, questionKinds } from './question-kind.rules.ts';
import { textList } from './question-normal.rules.ts';
import type { QuestionContent, QuestionKey, QuestionPart } from './question.types.ts';
import type { QuestionPool } from './question-pools.list.ts';
import type { Question, QuestionVersion } from './questions.list.ts';

/** Questions and pools name each other, so their names are declared before they are described. */
export const QuestionRef = builder.objectRef<Question>('Question');
export const QuestionVersionRef = builder.objectRef<QuestionVersion>('QuestionVersion');
export const QuestionPoolRef = builder.objectRef<QuestionPool>('QuestionPool');

export const QuestionKindRef = builder.enumType('QuestionKind', { values: questionKinds });
export const PartRoleRef = builder.enumType('PartRole', { values: partRoles });

const LocaleTextRef = builder
  .objectRef<{ readonly locale: string; readonly text: string }>('LocaleText')
  .implement({
    description: 'A text in one of its languages.',
    fields: (t) => ({ locale: t.exposeString('locale'), text: t.exposeString('text') }),
  });

const QuestionPartRef = builder.objectRef<QuestionPart>('QuestionPart').implement({
  description: 'A choice, prompt, option, item or blank; its id stays through all versions.',
  fields: (t) => ({
    _id: t.exposeID('_id'),
    role: t.expose('role', { type: PartRoleRef }),
    texts: t.field({ type: [LocaleTextRef], resolve: (part) => textList(part.texts) }),
  }),
});

export const QuestionContentRef = builder.objectRef<QuestionContent>('QuestionContent').implement({
  description: 'What a question shows; nothing in it tells the answer.',
  fields: (t) => ({
    texts: t.field({
      type: [LocaleTextRef],
      description: 'A blank stands in the text as `[[its id]]`.',
      resolve: (content) => textList(content.texts),
    }),
    parts: t.field({ type: [QuestionPartRef], resolve: (content) => [...content.parts] }),
    maxWords: t.exposeInt('maxWords', { nullable: true, description: 'Of an essay.' }),
    unit: t.exposeString('unit', { nullable: true, description: 'Of a number.' }),
  }),
});

export const AnswerPairRef = builder
  .objectRef<QuestionKey['pairs'][number]>('AnswerPair')
  .implement({
    fields: (t) => ({ promptId: t.exposeID('promptId'), optionId: t.exposeID('optionId') }),
  });

const AcceptedBlankRef = builder
  .objectRef<QuestionKey['blanks'][number]>('AcceptedBlank')
  .implement({
    fields: (t) => ({
      blankId: t.exposeID('blankId'),
      accepted: t.stringList({ resolve: (blank) => [...blank.accepted] }),
    }),
  });

export const QuestionKeyRef = builder.objectRef<QuestionKey>('QuestionKey').implement({
  description: 'What is right; of each kind of question the fields that it uses are filled.',
  fields: (t) => ({
    choiceIds: t.idList({ resolve: (key) => [...key.choiceIds] }),
    pairs: t.field({ type: [AnswerPairRef], resolve: (key) => [...key.pairs] }),
    order: t.idList({ resolve: (key) => [...key.order] }),
    blanks: t.field({ type: [AcceptedBlankRef], resolve: (key) => [...key.blanks] }),
    number: t.exposeString('number', { nullable: true }),
    tolerance: t.exposeString('tolerance', { nullable: true }),
    accepted: t.stringList({ resolve: (key) => [...key.accepted] }),
    caseSensitive: t.exposeBoolean('caseSensitive'),
    partial: t.exposeBoolean('partial', {
      description: 'Whether a part that is right counts by itself.',
    }),
    guidance: t.exposeString('guidance', { nullable: true }),
  }),
});
