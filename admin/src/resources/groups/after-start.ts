interface Days {
  readonly startsOn?: string | null;
}

/** A group ends on a later day than it starts; days are ISO texts, which sort as they follow. */
export function afterStart(endsOn: string | null, { startsOn }: Days): string | undefined {
  return startsOn && endsOn && endsOn <= startsOn ? 'resources.groups.endsBeforeStart' : undefined;
}
