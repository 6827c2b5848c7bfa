/** A part of the program could not be fetched; `cause` is what the fetching failed with. */
export class PartMissing extends Error {
  override readonly name = 'PartMissing';

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/** Marks a failure as that of fetching a part, whatever words the browser has for it. */
export async function asPart<Content>(fetching: Promise<Content>): Promise<Content> {
  try {
    return await fetching;
  } catch (error) {
    throw new PartMissing(error);
  }
}
