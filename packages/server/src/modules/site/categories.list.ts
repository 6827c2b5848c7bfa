import { sql } from 'drizzle-orm';
import { jsonObject, type JsonRow } from '../../platform/json.ts';
import { containing, defineList } from '../../platform/list.ts';
import { courseCategories } from '../courses/courses.table.ts';
import { categories } from './categories.table.ts';

const categoryFields = {
  _id: categories._id,
  version: categories.version,
  kind: categories.kind,
  name: categories.name,
  position: categories.position,
  color: categories.color,
  description: categories.description,
  createdAt: categories.createdAt,
  updatedAt: categories.updatedAt,
  usedBy: sql<number>`(select count(*)::int from ${courseCategories} where ${courseCategories.categoryId} = ${categories._id})`,
};

/** A category with the number of things that are under it. */
export type Category = JsonRow<typeof categoryFields>;

/** The categories of the whole college; no region cuts them. */
export const categoriesList = defineList<Category>({
  name: 'categories',
  table: categories,
  id: categories._id,
  filters: {
    ids: { where: (value) => sql`${categories._id} = any(${value}::text[])`, even: true },
    q: {
      where: (value) =>
        sql`lower(${categories.name} || ' ' || coalesce(${categories.description}, '')) like ${value}`,
      parameter: containing,
    },
    kind: { where: (value) => sql`${categories.kind} = ${value}` },
  },
  sorts: {
    position: categories.position,
    name: categories.name,
    updatedAt: categories.updatedAt,
  },
  defaultSort: { field: 'position', order: 'ASC' },
  relations: [],
  item: () => jsonObject(categoryFields),
});
