import { boolean, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { recordColumns } from '../../platform/columns.ts';
import { groups } from '../groups/groups.table.ts';
import { regions } from '../regions/regions.table.ts';

/** Addresses elsewhere that staff keep for students. Without regions and groups they are everybody's. */
export const links = pgTable(
  'links',
  {
    ...recordColumns(),
    title: text().notNull(),
    address: text().notNull(),
    description: text(),
    /** The order in which people see them. */
    position: integer().notNull(),
    published: boolean().notNull().default(false),
    visibleFrom: date(),
    visibleUntil: date(),
  },
  (table) => [
    index('links_position_idx').on(table.position, table._id),
    index('links_title_idx').on(table.title, table._id),
    index('links_updated_at_idx').on(table.updatedAt, table._id),
  ],
);

export const linkRegions = pgTable(
  'link_regions',
  {
    linkId: text()
      .notNull()
      .references(() => links._id, { onDelete: 'cascade' }),
    regionId: text()
      .notNull()
      .references(() => regions._id),
  },
  (table) => [
    primaryKey({ columns: [table.linkId, table.regionId] }),
    index('link_regions_region_idx').on(table.regionId),
  ],
);

export const linkGroups = pgTable(
  'link_groups',
  {
    linkId: text()
      .notNull()
      .references(() => links._id, { onDelete: 'cascade' }),
    groupId: text()
      .notNull()
      .references(() => groups._id),
  },
  (table) => [
    primaryKey({ columns: [table.linkId, table.groupId] }),
    index('link_groups_group_idx').on(table.groupId),
  ],
);

export type LinkRow = typeof links.$inferSelect;
