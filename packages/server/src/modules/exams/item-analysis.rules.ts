/** One answer of an ended sitting, as the analysis sees it. */
export interface AnalysedAnswer {
  readonly attemptId: string;
  readonly questionId: string;
  /** Hundredths of a point; null while nobody has marked it. */
  readonly earned: number | null;
  readonly points: number;
  readonly answered: boolean;
  readonly choiceIds: readonly string[];
  readonly regionId: string;
  readonly locale: string;
}

/** Answers of one campus or in one language. */
interface Slice {
  readonly key: string;
  readonly answered: number;
  /** Mean share of the points, from 0 to 1. */
  readonly difficulty: number;
  /** It lies far from the others': a translation that misleads, perhaps, or a lesson that was left out. */
  readonly outlier: boolean;
}

export interface QuestionAnalysis {
  readonly questionId: string;
  readonly answered: number;
  /** Mean share of the points, from 0 to 1. */
  readonly difficulty: number;
  /** Share of the best sittings less that of the weakest; null with too few. */
  readonly discrimination: number | null;
  readonly chosen: ReadonlyMap<string, number>;
  readonly byRegion: readonly Slice[];
  readonly byLocale: readonly Slice[];
}

/** Upper and lower part of the sittings that are compared. */
const PART = 0.27;
/** Fewer sittings say nothing about strong and weak ones. */
const LEAST_SITTINGS = 4;
/** How far a part may lie from the rest, and how many answers it takes to say so. */
const FAR = 0.25;
const LEAST_ANSWERS = 5;

const shareOf = ({ earned, points }: AnalysedAnswer): number => (earned ?? 0) / (points * 100);

const mean = (shares: readonly number[]): number =>
  shares.length === 0 ? 0 : shares.reduce((sum, share) => sum + share, 0) / shares.length;

/** What sittings tell of their questions; what nobody has marked yet is left out. */
export function analyseItems(all: readonly AnalysedAnswer[]): Map<string, QuestionAnalysis> {
  const marked = all.filter(({ earned }) => earned !== null);
  const sittings = Map.groupBy(marked, ({ attemptId }) => attemptId);
  const ranked = [...sittings]
    .map(([attemptId, answers]) => ({ attemptId, score: mean(answers.map(shareOf)) }))
    .toSorted((a, b) => a.score - b.score || (a.attemptId < b.attemptId ? -1 : 1))
    .map(({ attemptId }) => attemptId);
  const size = Math.max(1, Math.round(ranked.length * PART));
  const [weakest, best] = [new Set(ranked.slice(0, size)), new Set(ranked.slice(-size))];
  const questions = Map.groupBy(marked, ({ questionId }) => questionId);
  return new Map(
    [...questions].map(([questionId, answers]) => {
      const among = (some: ReadonlySet<string>) =>
        answers.filter(({ attemptId }) => some.has(attemptId)).map(shareOf);
      const compared = [among(best), among(weakest)] as const;
      const comparable =
        ranked.length >= LEAST_SITTINGS && compared.every((part) => part.length > 0);
      return [
        questionId,
        {
          questionId,
          answered: answers.filter(({ answered }) => answered).length,
          difficulty: mean(answers.map(shareOf)),
          discrimination: comparable ? mean(compared[0]) - mean(compared[1]) : null,
          chosen: countChosen(answers),
          byRegion: slicesOf(answers, ({ regionId }) => regionId),
          byLocale: slicesOf(answers, ({ locale }) => locale),
        },
      ];
    }),
  );
}

function countChosen(answers: readonly AnalysedAnswer[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const id of answers.flatMap(({ choiceIds }) => choiceIds)) {
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}

function slicesOf(
  answers: readonly AnalysedAnswer[],
  keyOf: (answer: AnalysedAnswer) => string,
): Slice[] {
  const groups = Map.groupBy(answers, keyOf);
  return [...groups]
    .map(([key, own]) => {
      const rest = answers.filter((answer) => keyOf(answer) !== key).map(shareOf);
      const difficulty = mean(own.map(shareOf));
      const enough = own.length >= LEAST_ANSWERS && rest.length >= LEAST_ANSWERS;
      return {
        key,
        answered: own.length,
        difficulty,
        outlier: enough && Math.abs(difficulty - mean(rest)) >= FAR,
      };
    })
    .toSorted((a, b) => (a.key < b.key ? -1 : 1));
}
