import {
  type DocumentNode,
  type GraphQLSchema,
  type SelectionSetNode,
  extendSchema,
  getNamedType,
  isInterfaceType,
  isObjectType,
  NoDeprecatedCustomRule,
  parse,
  specifiedRules,
  Kind,
  TypeInfo,
  validate,
  visit,
  visitWithTypeInfo,
} from 'graphql';

export interface OperationFile {
  path: string;
  source: string;
}

/** What Apollo itself reads and takes out of an operation before it is sent. */
const ofTheClient = parse('directive @unmask(mode: String) on FRAGMENT_SPREAD');
/** The name of every entity's key: Apollo's cache finds the entity by it. */
const key = '_id';

/**
 * What is wrong with an app's operations, as `path: complaint`: against the schema, a deprecated
 * field, a fragment that nothing spreads, an entity without its key.
 */
export function checkOperations(schema: GraphQLSchema, files: readonly OperationFile[]): string[] {
  const documents = files.map(({ path, source }) => ({ path, document: parse(source) }));
  const whole: DocumentNode = {
    kind: Kind.DOCUMENT,
    definitions: documents.flatMap(({ document }) => document.definitions),
  };
  const keyed = keyedFragments(whole);
  const known = extendSchema(schema, ofTheClient);
  const against = validate(known, whole, [...specifiedRules, NoDeprecatedCustomRule], {
    maxErrors: 100,
  });
  return [
    ...against.map((error) => `operations: ${error.message}`),
    ...documents.flatMap(({ path, document }) =>
      keylessSelections(schema, document, keyed).map((type) => `${path}: ${type} without ${key}`),
    ),
  ];
}

/** Names of the fragments that select the key, themselves or by another one that they spread. */
function keyedFragments(document: DocumentNode): ReadonlySet<string> {
  const fragments = document.definitions.filter((each) => each.kind === Kind.FRAGMENT_DEFINITION);
  const names = new Set<string>();
  let known: number;
  do {
    known = names.size;
    for (const { name, selectionSet } of fragments) {
      if (selectsKey(selectionSet, names)) names.add(name.value);
    }
  } while (names.size > known);
  return names;
}

/** Types of the selections that could name the entity's key and do not. */
function keylessSelections(
  schema: GraphQLSchema,
  document: DocumentNode,
  keyed: ReadonlySet<string>,
): string[] {
  const found: string[] = [];
  const types = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(types, {
      Field(node) {
        const type = getNamedType(types.getType());
        if (!node.selectionSet || !(isObjectType(type) || isInterfaceType(type))) return;
        if (type.getFields()[key] && !selectsKey(node.selectionSet, keyed)) found.push(type.name);
      },
    }),
  );
  return found;
}

function selectsKey(selections: SelectionSetNode, keyed: ReadonlySet<string>): boolean {
  return selections.selections.some((selection) => {
    switch (selection.kind) {
      case Kind.FIELD:
        return selection.name.value === key;
      case Kind.FRAGMENT_SPREAD:
        return keyed.has(selection.name.value);
      case Kind.INLINE_FRAGMENT:
        return selectsKey(selection.selectionSet, keyed);
    }
  });
}
