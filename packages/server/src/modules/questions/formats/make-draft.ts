import { emptyKey } from '../empty-key.rules.ts';
import type { QuestionInput } from '../question-input.rules.ts';
import type { ForeignDraft, ReadOptions } from './foreign.ts';

type Part = QuestionInput['parts'][number];
type Key = QuestionInput['key'];

/** Makes the pieces of questions in one language. */
function piecesIn({ locale, newId }: ReadOptions) {
  const said = (text: string) => [{ locale, text: text.trim() }];
  return {
    part: (role: Part['role'], text: string, _id = newId()): Part => ({
      _id,
      role,
      texts: role === 'BLANK' ? [] : said(text),
    }),
    draft: (
      kind: ForeignDraft['kind'],
      text: string,
      more: Partial<Omit<ForeignDraft, 'key'>> & { readonly key?: Partial<Key> },
    ): ForeignDraft => ({
      kind,
      texts: said(text),
      parts: more.parts ?? [],
      maxWords: more.maxWords ?? null,
      unit: more.unit ?? null,
      key: { ...emptyKey, ...more.key },
    }),
  };
}

type Pieces = ReturnType<typeof piecesIn>;

/** Makes questions in one language of what readers have found. */
export function draftMaker(options: ReadOptions) {
  const pieces = piecesIn(options);
  return { draft: pieces.draft, ...ofParts(pieces), ...ofAnswers(pieces) };
}

const ofParts = ({ part, draft }: Pieces) => ({
  choices(
    kind: 'TRUE_FALSE' | 'SINGLE_CHOICE' | 'MULTIPLE_CHOICE',
    text: string,
    choices: readonly { readonly text: string; readonly right: boolean }[],
    partial = false,
  ): ForeignDraft {
    const made = choices.map((choice) => ({
      ...part('CHOICE', choice.text),
      right: choice.right,
    }));
    return draft(kind, text, {
      parts: made.map(({ right: _right, ...rest }) => rest),
      key: { choiceIds: made.filter(({ right }) => right).map(({ _id }) => _id), partial },
    });
  },
  /** Prompts with the text of the answer that belongs to each; further answers belong to none. */
  matching(
    text: string,
    pairs: readonly { readonly prompt: string; readonly option: string }[],
    others: readonly string[],
    partial: boolean,
  ): ForeignDraft {
    const texts = [...new Set([...pairs.map(({ option }) => option), ...others])];
    const options = texts.map((option) => ({ option, made: part('OPTION', option) }));
    const prompts = pairs.map((pair) => ({ pair, made: part('PROMPT', pair.prompt) }));
    return draft('MATCHING', text, {
      parts: [...prompts, ...options].map(({ made }) => made),
      key: {
        partial,
        pairs: prompts.map(({ pair, made }) => ({
          promptId: made._id,
          optionId: options.find(({ option }) => option === pair.option)?.made._id ?? '',
        })),
      },
    });
  },
});

const ofAnswers = ({ part, draft }: Pieces) => ({
  ordering(text: string, items: readonly string[], partial: boolean): ForeignDraft {
    const parts = items.map((item) => part('ITEM', item));
    return draft('ORDERING', text, {
      parts,
      key: { order: parts.map(({ _id }) => _id), partial },
    });
  },
  /** The text has `[[1]]`, `[[2]]` … where the blanks are. */
  blanks(
    text: string,
    accepted: readonly (readonly string[])[],
    more: { readonly caseSensitive: boolean; readonly partial: boolean },
  ): ForeignDraft {
    return draft('FILL_IN_THE_BLANK', text, {
      parts: accepted.map((_, index) => part('BLANK', '', String(index + 1))),
      key: {
        ...more,
        blanks: accepted.map((answers, index) => ({
          blankId: String(index + 1),
          accepted: [...answers],
        })),
      },
    });
  },
});

export type DraftMaker = ReturnType<typeof draftMaker>;
