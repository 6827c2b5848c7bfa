/** One operation of the bench: our GraphQL, and the same JSON by one hand-written statement. */
export interface Operation {
  readonly name:
    'users' | 'dashboard' | 'results' | 'course page' | 'group progress' | 'save answer';
  readonly persona: 'superadmin' | 'student';
  readonly query: string;
  /** Variables of the n-th request; the limit's parameters follow the same order. */
  readonly variables: (n: number) => Record<string, unknown>;
  /** What is another in each answer, where the bench looks that both answer the same. */
  readonly changing?: RegExp;
  readonly sql: string;
  readonly parameters: (variables: Record<string, unknown>) => unknown[];
}
