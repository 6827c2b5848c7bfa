/** What a student's browser sends as an answer, and the server keeps: the field of its kind. */
export type Answer = Readonly<Record<string, unknown>>;

/** A question as a student meets it: its kind and the ids of its parts by role. */
export interface Question {
  readonly id: string;
  readonly kind: string;
  readonly parts: readonly { readonly _id: string; readonly role: string }[];
}

/** Reads questions by the ids of their exams. */
export const questionsOf = `
  select q.id, q.kind, v.content->'parts' as parts from exam_items i
  join questions q on q.id = i.question_id join question_versions v on v.id = i.version_id
  where i.exam_id = $1 order by i.position`;

/** An answer of the question's kind, another one for each turn. */
export function answerTo({ id, kind, parts }: Question, turn: number): Answer {
  const named = (role: string) => parts.flatMap((part) => (part.role === role ? [part._id] : []));
  const turned = (ids: readonly string[]) => ids.map((_id, at) => ids[(at + turn) % ids.length]);
  switch (kind) {
    case 'TRUE_FALSE':
    case 'SINGLE_CHOICE':
      return { choiceIds: turned(named('CHOICE')).slice(0, 1) };
    case 'MULTIPLE_CHOICE':
      return { choiceIds: turned(named('CHOICE')).slice(0, 2) };
    case 'MATCHING': {
      const options = turned(named('OPTION'));
      return {
        pairs: named('PROMPT').map((promptId, at) => ({ promptId, optionId: options[at] })),
      };
    }
    case 'ORDERING':
      return { order: turned(named('ITEM')) };
    case 'FILL_IN_THE_BLANK':
      return { blanks: named('BLANK').map((blankId) => ({ blankId, text: `word ${turn}` })) };
    case 'NUMERIC':
      return { number: `${turn}.5` };
    case 'SHORT_ANSWER':
      return { text: `Grace ${turn}` };
    case 'ESSAY':
      return { text: `What Paul writes of grace, for the ${turn}. time. `.repeat(200).trim() };
    default:
      throw new Error(`${id} is of a kind that nobody answers: ${kind}`);
  }
}
