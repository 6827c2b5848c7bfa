import type {
  FieldNode,
  FragmentDefinitionNode,
  GraphQLResolveInfo,
  SelectionSetNode,
} from 'graphql';

type Fragments = Readonly<Record<string, FragmentDefinitionNode>>;

/** Names of the fields that a query asks for in one place, and what it asks for below each of them. */
export class RequestedFields extends Set<string> {
  readonly #sets: ReadonlyMap<string, readonly SelectionSetNode[]>;
  readonly #fragments: Fragments;
  readonly #below = new Map<string, RequestedFields>();

  constructor(sets: readonly SelectionSetNode[], fragments: Fragments) {
    const fields = fieldsOf(sets, fragments);
    super(fields.keys());
    this.#sets = fields;
    this.#fragments = fragments;
  }

  /** What is asked for in a field; nothing in one that was not asked for or has no fields. */
  below(name: string): RequestedFields {
    const made = this.#below.get(name);
    if (made) return made;
    const fields = new RequestedFields(this.#sets.get(name) ?? [], this.#fragments);
    this.#below.set(name, fields);
    return fields;
  }
}

// Parsed documents are kept between requests, so the answer can be kept with the node.
const known = new WeakMap<FieldNode, RequestedFields>();

/**
 * What a query asks for below a field, at a path such as `['items']`. The same document gives the
 * same object. `@skip` and `@include` are ignored: reading a little too much is harmless.
 */
export function requestedFields(
  info: Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>,
  path: readonly string[] = [],
): RequestedFields {
  // A field that is written in several places of a document has no one node to keep the answer with.
  const node = info.fieldNodes.length === 1 ? info.fieldNodes[0] : undefined;
  const kept = node && known.get(node);
  const fields =
    kept ??
    new RequestedFields(
      info.fieldNodes.flatMap((field) => field.selectionSet ?? []),
      info.fragments,
    );
  if (node) known.set(node, fields);
  return path.reduce((at, step) => at.below(step), fields);
}

/** Each fragment is looked into once: fragments that spread each other twice double at every step. */
function fieldsOf(
  sets: readonly SelectionSetNode[],
  fragments: Fragments,
): Map<string, SelectionSetNode[]> {
  const fields = new Map<string, SelectionSetNode[]>();
  const seen = new Set<string>();
  const collect = (set: SelectionSetNode | undefined) => {
    for (const selection of set?.selections ?? []) {
      if (selection.kind === 'InlineFragment') collect(selection.selectionSet);
      else if (selection.kind === 'FragmentSpread') {
        const name = selection.name.value;
        if (seen.has(name)) continue;
        seen.add(name);
        collect(fragments[name]?.selectionSet);
      } else {
        const name = selection.name.value;
        const inner = fields.get(name) ?? [];
        if (selection.selectionSet) inner.push(selection.selectionSet);
        fields.set(name, inner);
      }
    }
  };
  for (const set of sets) collect(set);
  return fields;
}
