/** How a root field is tried: on Cape Town's records, so that nothing is changed where it is allowed. */
export interface Try {
  readonly query: string;
  readonly variables?: Readonly<Record<string, unknown>>;
}
