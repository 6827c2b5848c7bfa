import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { schema } from './schema.ts';

/** The contract between server and apps, as text. */
export const schemaFile = fileURLToPath(new URL('../../schema.graphql', import.meta.url));
export const printedSchema = (): string => `${printSchema(lexicographicSortSchema(schema))}\n`;

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(schemaFile, printedSchema());
