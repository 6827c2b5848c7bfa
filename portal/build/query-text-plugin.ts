import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  Kind,
  parse,
  print,
  stripIgnoredCharacters,
  visit,
  type DefinitionNode,
  type DocumentNode,
  type FragmentDefinitionNode,
} from 'graphql';
import type { Plugin } from 'vite';

const prefix = 'virtual:query-text/';

/**
 * `import text from 'virtual:query-text/features/dashboard/DashboardData.graphql'`: the text of a
 * screen's query as Apollo will ask it, so that it can be sent before Apollo has arrived. The path
 * is relative to `sourceFolder`, in which the fragments are looked up too.
 */
export function queryText(sourceFolder: string): Plugin {
  return {
    name: 'lampstand-query-text',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return null;
      const file = join(sourceFolder, id.slice(prefix.length + 1));
      this.addWatchFile(file);
      return `export default ${JSON.stringify(queryTextOf(file, sourceFolder))};`;
    },
  };
}

/** An operation with the fragments it spreads, `__typename` everywhere but at the root, no spaces. */
export function queryTextOf(file: string, sourceFolder: string): string {
  const operation = parse(readFileSync(file, 'utf8'));
  const fragments = fragmentsIn(sourceFolder);
  const needed = new Map<string, FragmentDefinitionNode>();
  const collect = (node: DocumentNode | FragmentDefinitionNode) => {
    visit(node, {
      FragmentSpread: ({ name }) => {
        const fragment = fragments.get(name.value);
        if (!fragment) throw new Error(`${file} needs the unknown fragment ${name.value}`);
        if (needed.has(name.value)) return;
        needed.set(name.value, fragment);
        collect(fragment);
      },
    });
  };
  collect(operation);
  const definitions: DefinitionNode[] = [...operation.definitions, ...needed.values()];
  return stripIgnoredCharacters(print(withTypenames({ kind: Kind.DOCUMENT, definitions })));
}

function withTypenames(document: DocumentNode): DocumentNode {
  const typename = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } } as const;
  return visit(document, {
    SelectionSet: (node, _key, parent) => {
      const isRoot = parent && 'kind' in parent && parent.kind === Kind.OPERATION_DEFINITION;
      return isRoot ? undefined : { ...node, selections: [...node.selections, typename] };
    },
  });
}

function fragmentsIn(folder: string): Map<string, FragmentDefinitionNode> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const definitions = files
    .filter((name) => name.endsWith('.graphql'))
    .flatMap((name) => parse(readFileSync(join(folder, name), 'utf8')).definitions)
    .filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION);
  return new Map(definitions.map((fragment) => [fragment.name.value, fragment]));
}
