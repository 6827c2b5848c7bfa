/** What a recording asks at one of its seconds. */
export interface Check {
  readonly _id: string;
  readonly atSeconds: number;
  readonly kind: string;
  readonly text: string;
  readonly choices: readonly { readonly _id: string; readonly text: string }[];
  readonly answered: boolean;
  readonly tries: number;
}

/** What is typed or chosen, but not right yet. */
export interface Draft {
  readonly choiceIds: readonly string[];
  readonly text: string;
}

export const emptyDraft: Draft = { choiceIds: [], text: '' };

/** Nothing is answered by a draft that says nothing. */
export const isEmpty = ({ choiceIds, text }: Draft): boolean =>
  choiceIds.length === 0 && text.trim() === '';

/** Somebody who stopped the recording just before a question sees it, too. */
const nearSeconds = 0.25;

interface Asked {
  /** Answered rightly a moment ago: its reader has not gone on yet. */
  readonly done: Check | undefined;
  readonly next: Check | undefined;
}

/** What stands in the player's place; undefined while the recording does. */
export function shownCheck(
  { done, next }: Asked,
  { playing, position }: { readonly playing: boolean; readonly position: number },
): Check | undefined {
  if (done) return done;
  const from = (next?.atSeconds ?? Infinity) - (playing ? 0 : nearSeconds);
  return position >= from ? next : undefined;
}

/** From which second the part before a question is heard again: from the question before it. */
export const partBegins = (checks: readonly Check[], { atSeconds }: Check): number =>
  Math.max(0, ...checks.map((check) => check.atSeconds).filter((at) => at < atSeconds));
