import { type FieldNode, type FragmentDefinitionNode, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { requestedFields } from './requested-fields.ts';

/** The first field of a document, as a resolver is handed it. */
function infoOf(document: string) {
  const { definitions } = parse(document);
  const fieldNodes: FieldNode[] = [];
  const fragments: Record<string, FragmentDefinitionNode> = {};
  for (const each of definitions) {
    if (each.kind === 'FragmentDefinition') fragments[each.name.value] = each;
    if (each.kind === 'OperationDefinition')
      fieldNodes.push(...each.selectionSet.selections.filter((one) => one.kind === 'Field'));
  }
  return { fieldNodes, fragments };
}

describe('what a query asks for', () => {
  it.each([
    ['plain fields', '{ users { name email } }', ['name', 'email']],
    ['fields by another name', '{ users { who: name } }', ['name']],
    [
      'fields of fragments',
      '{ users { ...A ... { email } } } fragment A on U { name }',
      ['name', 'email'],
    ],
    ['no fields', '{ users }', []],
  ])('%s', (_name, document, names) => {
    expect([...requestedFields(infoOf(document))]).toEqual(names);
  });

  it('is known below each field, however often it is written', () => {
    const asked = requestedFields(
      infoOf(
        '{ users { items { groups { name } ...A } } } fragment A on U { also: groups { year } }',
      ),
      ['items'],
    );
    expect([...asked.below('groups')]).toEqual(['name', 'year']);
    expect([...asked.below('regions')]).toEqual([]);
  });

  it('is the same object for the same document', () => {
    const info = infoOf('{ users { items { name } } }');
    expect(requestedFields(info, ['items'])).toBe(requestedFields(info, ['items']));
  });

  it('is found at once in fragments that spread each other twice', () => {
    const doubled = Array.from(
      { length: 60 },
      (_, n) => `fragment F${n} on U { ...F${n + 1} ...F${n + 1} }`,
    );
    const info = infoOf(`{ users { ...F0 } } ${doubled.join(' ')} fragment F60 on U { name }`);
    expect([...requestedFields(info)]).toEqual(['name']);
  });
});
