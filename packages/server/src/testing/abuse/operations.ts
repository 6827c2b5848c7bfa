import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type DirectiveNode,
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  parse,
  print,
  visit,
} from 'graphql';

const root = fileURLToPath(new URL('../../../../../', import.meta.url));

const definitions = globSync('{portal,admin,packages/*}/src/**/*.graphql', { cwd: root }).flatMap(
  (file) => parse(readFileSync(path.join(root, file), 'utf8')).definitions,
);
const fragments = new Map(
  definitions
    .filter((each): each is FragmentDefinitionNode => each.kind === Kind.FRAGMENT_DEFINITION)
    .map((each) => [each.name.value, each]),
);

/** The fragments that a part uses, and those that they use. */
function usedBy(
  part: OperationDefinitionNode | FragmentDefinitionNode,
  used = new Set<FragmentDefinitionNode>(),
): Set<FragmentDefinitionNode> {
  visit(part, {
    FragmentSpread({ name }) {
      const fragment = fragments.get(name.value);
      if (!fragment || used.has(fragment)) return;
      used.add(fragment);
      usedBy(fragment, used);
    },
  });
  return used;
}

/** What is meant for the client alone, which takes it out of what it sends. */
const withoutClients = ({ name }: DirectiveNode) => (name.value === 'unmask' ? null : undefined);

/** Every operation of the apps, as it is sent. */
export const operations: readonly (readonly [name: string, query: string])[] = definitions
  .filter((each) => each.kind === Kind.OPERATION_DEFINITION)
  .map((operation) => {
    const document: DocumentNode = {
      kind: Kind.DOCUMENT,
      definitions: [operation, ...usedBy(operation)],
    };
    return [operation.name?.value ?? '', print(visit(document, { Directive: withoutClients }))];
  });
