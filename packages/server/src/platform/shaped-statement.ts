import { defineStatement, type Statement } from './statement.ts';
import type { Db } from './database.ts';

type Build<Row> = Parameters<typeof defineStatement<Row>>[1];

/**
 * A statement in as many shapes as there are sets of relations that can be read with it; each is
 * prepared once. Whatever else was asked for makes no shape, so the number of them is known.
 * @param relations names of the fields that change the statement.
 */
export function defineShapes<Row, Relation extends string>(
  key: string,
  relations: readonly Relation[],
  build: (db: Db, asked: ReadonlySet<Relation>) => ReturnType<Build<Row>>,
): (asked: ReadonlySet<string>) => Statement<Row> {
  const shapes = new Map<string, Statement<Row>>();
  return (asked) => {
    const wanted = relations.filter((name) => asked.has(name));
    const name = [key, ...wanted].join('_');
    const known = shapes.get(name);
    if (known) return known;
    const statement = defineStatement(name, (db) => build(db, new Set(wanted)));
    shapes.set(name, statement);
    return statement;
  };
}
