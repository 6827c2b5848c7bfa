import { defineStatement, type Statement } from './statement.ts';
import type { Db } from './database.ts';

type Build<Row> = Parameters<typeof defineStatement<Row>>[1];

/** Forgotten by the database as soon as the next statement comes. */
const UNNAMED = '';

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

/**
 * Shapes of one statement that stay prepared. Who asks decides how many there are, and each costs
 * every connection of the database memory for good: up to 340 KB where all relations are read.
 */
export const MOST_SHAPES = 100;

/**
 * A statement in as many shapes as are asked for. The first ones stay prepared; what comes after
 * them is built and planned for its one request, so nobody can fill the database's memory.
 */
export function keepShapes<Row>(key: string): (shape: string, build: Build<Row>) => Statement<Row> {
  const shapes = new Map<string, Statement<Row>>();
  return (shape, build) => {
    const known = shapes.get(shape);
    if (known) return known;
    if (shapes.size >= MOST_SHAPES) {
      return { run: (db, values) => build(db).prepare(UNNAMED).execute(values) };
    }
    const statement = defineStatement(`${key}_${shape}`, build);
    shapes.set(shape, statement);
    return statement;
  };
}
