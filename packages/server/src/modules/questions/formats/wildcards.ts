import type { Losses } from './foreign.ts';

/**
 * The accepted answers of Moodle without those that hold a placeholder: `*` stands there for any text,
 * and `\*` for the sign itself.
 */
export function literalAnswers(answers: readonly string[], losses: Losses): string[] {
  const isLiteral = (answer: string) => !/(?<!\\)\*/.test(answer);
  losses.add('wildcards', !answers.every(isLiteral));
  return answers.filter(isLiteral).map((answer) => answer.replaceAll(String.raw`\*`, '*'));
}

/** An answer as Moodle takes it to the letter. */
export const asLiteralAnswer = (answer: string): string => answer.replaceAll('*', String.raw`\*`);
