import type { Losses, ReadOptions } from './foreign.ts';
import type { DraftMaker } from './make-draft.ts';
import type { Declaration } from './qti-declarations.ts';
import type { XmlElement } from './xml-tree.ts';

/** An item of a file with what its readers ask for. */
export interface Found {
  readonly item: XmlElement;
  readonly body: XmlElement | undefined;
  readonly interactions: readonly XmlElement[];
  readonly declarations: ReadonlyMap<string, Declaration>;
  /** Words of our own files. */
  readonly own: ReadonlySet<string>;
  /** Whether parts count by themselves. */
  readonly partial: boolean;
}

/** What readers of an item work with. */
export interface Tools {
  readonly maker: DraftMaker;
  readonly losses: Losses;
  readonly options: ReadOptions;
}

/** The one interaction of an item, with its key. */
export interface Interaction {
  readonly first: XmlElement;
  readonly answer: Declaration | undefined;
  readonly text: string;
  readonly say: (element: XmlElement) => string;
}
