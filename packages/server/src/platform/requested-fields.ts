import type {
  FieldNode,
  FragmentDefinitionNode,
  GraphQLResolveInfo,
  SelectionSetNode,
} from 'graphql';

// Parsed documents are kept between requests, so the answer can be kept with the node.
const known = new WeakMap<FieldNode, Map<string, ReadonlySet<string>>>();

/**
 * Names of the fields that a query asks for below a field, at a path such as `['items']`.
 * `@skip` and `@include` are ignored: reading a little too much is harmless.
 */
export function requestedFields(
  info: Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>,
  path: readonly string[] = [],
): ReadonlySet<string> {
  // A field that is written in several places of a document has no one node to keep the answer with.
  const node = info.fieldNodes.length === 1 ? info.fieldNodes[0] : undefined;
  const key = path.join('.');
  const kept = node && known.get(node)?.get(key);
  if (kept) return kept;
  let sets = info.fieldNodes.flatMap((field) => field.selectionSet ?? []);
  for (const step of path) {
    sets = sets.flatMap((set) =>
      fieldsOf(set, info.fragments)
        .filter((field) => field.name.value === step)
        .flatMap((field) => field.selectionSet ?? []),
    );
  }
  const names = new Set(
    sets.flatMap((set) => fieldsOf(set, info.fragments).map((field) => field.name.value)),
  );
  if (node) {
    const paths = known.get(node) ?? new Map<string, ReadonlySet<string>>();
    known.set(node, paths.set(key, names));
  }
  return names;
}

function fieldsOf(
  set: SelectionSetNode,
  fragments: Readonly<Record<string, FragmentDefinitionNode>>,
): FieldNode[] {
  return set.selections.flatMap((selection) => {
    if (selection.kind === 'Field') return [selection];
    const inner =
      selection.kind === 'InlineFragment'
        ? selection.selectionSet
        : fragments[selection.name.value]?.selectionSet;
    return inner ? fieldsOf(inner, fragments) : [];
  });
}
