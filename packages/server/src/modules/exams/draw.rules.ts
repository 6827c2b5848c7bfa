import type { PartRole, QuestionKind } from '../questions/questions.table.ts';

/** A question that an item asks or may draw, in the version that it would be asked in. */
export interface Candidate {
  readonly questionId: string;
  readonly versionId: string;
  readonly kind: QuestionKind;
  readonly parts: readonly { readonly _id: string; readonly role: PartRole }[];
}

/** An item of an exam with the questions it can be. */
export interface DrawableItem {
  readonly _id: string;
  readonly points: number;
  /** How many of the candidates are asked. */
  readonly draw: number;
  readonly candidates: readonly Candidate[];
}

/** A question as one attempt asks it. */
export interface DrawnQuestion {
  readonly position: number;
  readonly questionId: string;
  readonly versionId: string;
  readonly itemId: string;
  readonly kind: QuestionKind;
  readonly points: number;
  readonly partIds: readonly string[];
}

/** A number from 0 up to, not including, 1. */
export type Chance = () => number;

/** A list in a random order, each order as likely as any other. */
export function shuffled<T>(list: readonly T[], chance: Chance): T[] {
  const rest = [...list];
  return list.flatMap(() => rest.splice(Math.floor(chance() * rest.length), 1));
}

/**
 * What one attempt asks. No question is asked twice, so a pool gives fewer where another item has
 * taken its questions.
 */
export function drawQuestions(
  items: readonly DrawableItem[],
  { questions, parts }: { readonly questions: boolean; readonly parts: boolean },
  chance: Chance,
): DrawnQuestion[] {
  const isFixed = (item: DrawableItem) => item.candidates.length === 1 && item.draw === 1;
  const taken = new Set(items.filter(isFixed).map((item) => item.candidates[0]?.questionId));
  const drawn = items.flatMap((item) => {
    const free = isFixed(item)
      ? item.candidates
      : shuffled(
          item.candidates.filter(({ questionId }) => !taken.has(questionId)),
          chance,
        ).slice(0, item.draw);
    for (const { questionId } of free) taken.add(questionId);
    return free.map((candidate) => ({ item, candidate }));
  });
  const inOrder = questions ? shuffled(drawn, chance) : drawn;
  return inOrder.map(({ item, candidate }, index) => ({
    position: index + 1,
    questionId: candidate.questionId,
    versionId: candidate.versionId,
    itemId: item._id,
    kind: candidate.kind,
    points: item.points,
    partIds: orderParts(candidate, parts, chance),
  }));
}

/**
 * The parts of a question in the order of one attempt. What is to be put in order, and what prompts
 * are matched with, never stands as its author wrote it: that would be the answer.
 */
function orderParts({ kind, parts }: Candidate, shuffle: boolean, chance: Chance): string[] {
  const ids = (role: PartRole) => parts.filter((part) => part.role === role).map(({ _id }) => _id);
  const mixed = shuffle && kind !== 'TRUE_FALSE';
  const choices = ids('CHOICE');
  return [
    ...(mixed ? shuffled(choices, chance) : choices),
    ...(mixed ? shuffled(ids('PROMPT'), chance) : ids('PROMPT')),
    ...shuffled(ids('OPTION'), chance),
    ...inAnotherOrder(ids('ITEM'), chance),
    ...ids('BLANK'),
  ];
}

function inAnotherOrder(list: readonly string[], chance: Chance): string[] {
  const mixed = shuffled(list, chance);
  const [first, ...others] = mixed;
  const same = mixed.every((id, at) => id === list[at]);
  return same && first !== undefined ? [...others, first] : mixed;
}
